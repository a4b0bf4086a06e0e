from durbar.games.kernel.position import Position

class Search:
    def __init__(
        self,
        sight: Position,
        seat: int,
        seed: int,
        capacity: int,
        first_width: int,
        widening: int,
        noise: int,
        scale: int,
        exploration: float,
        lead_weight: float,
        full_playouts: int = 0,
        only_move: int = -1,
    ) -> None: ...
    def run(self, iterations: int) -> None: ...
    def simulate(self, games: int) -> int: ...
    @property
    def nodes(self) -> int: ...
    def seat_results(self) -> tuple[list[tuple[float, float]], float]: ...
    def move_results(self) -> list[tuple[int, int, float, float, float]]: ...
