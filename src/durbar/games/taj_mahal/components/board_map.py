"""Reading the map of a board file: the table `[board]` becomes provinces, cities and roads (TM-1.5)."""

from dataclasses import dataclass

from durbar.games.datafile import Entry, listed, name_key, nearest, printable, read_provenance
from durbar.games.message import Message
from durbar.games.taj_mahal.components.components import CITIES, FORTRESSES, PROVINCES, RING, City, Province

SMALLEST, LARGEST = 100, 10_000
"""The smallest and the largest width or height of a map: large enough for 49 cities, not too large for a picture."""

Road = tuple[int, int]
"""A road: the indices of its two cities, the lower index first."""


@dataclass(frozen=True)
class BoardMap:
    """The map of a board file, with its provenance."""

    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    agra: int
    width: float
    height: float
    court: tuple[float, float]
    provenance: str


def read_board(entry: Entry) -> BoardMap:
    """Return the map in the table `[board]`."""
    keys = entry.table(("provenance", "width", "height", "agra", "court", "provinces", "roads"))
    provenance = read_provenance(keys["provenance"])
    width = keys["width"].number(SMALLEST, LARGEST)
    height = keys["height"].number(SMALLEST, LARGEST)
    court = _read_point(keys["court"].table(("x", "y")), width, height)
    provinces, cities = _read_provinces(keys["provinces"], width, height)
    agra = _find_agra(keys["agra"], keys["provinces"], provinces, cities)
    roads = _read_roads(keys["roads"], provinces, cities)
    _check_connected(keys["roads"], provinces, cities, roads, agra)
    return BoardMap(provinces, cities, tuple(sorted(roads)), agra, width, height, court, provenance)


def _read_point(keys: dict[str, Entry], width: float, height: float) -> tuple[float, float]:
    """Return a position on the map."""
    return keys["x"].number(0, width), keys["y"].number(0, height)


def _read_provinces(entry: Entry, width: float, height: float) -> tuple[tuple[Province, ...], tuple[City, ...]]:
    """Return the provinces and all their cities; names and positions must be different."""
    provinces: list[Province] = []
    cities: list[City] = []
    place_of_name: dict[str, str | Message] = {}  # the place of each city in the file, by the key of its name
    city_at: dict[tuple[float, float], str] = {}
    counted = Message("taj-mahal.board.provinces", {"count": PROVINCES})
    for index, item in enumerate(entry.items_of(PROVINCES, counted)):
        keys = item.table(("name", "cities"))
        name = keys["name"].proper_name()
        item = item.called(name)
        if any(name_key(name) == name_key(province.name) for province in provinces):
            raise item.wrong("taj-mahal.board.same-province")
        first = len(cities)
        for city_item in item.table(("name", "cities"))["cities"].items():
            city = _read_city(city_item, index, width, height)
            city_item = city_item.called(city.name)
            if name_key(city.name) in place_of_name:
                raise city_item.wrong("taj-mahal.board.same-city", place=place_of_name[name_key(city.name)])
            if (city.x, city.y) in city_at:
                raise city_item.wrong("taj-mahal.board.same-spot", city=city_at[city.x, city.y])
            place_of_name[name_key(city.name)] = city_item.place
            city_at[city.x, city.y] = city.name
            cities.append(city)
        count = len(cities) - first
        if count not in (RING, RING + 1):
            raise item.wrong(
                "taj-mahal.board.cities-of-a-province", rule="TM-1.5", found=count, expected=RING, agra=RING + 1
            )
        provinces.append(Province(name, tuple(range(first, len(cities)))))
    return tuple(provinces), tuple(cities)


def _read_city(entry: Entry, province: int, width: float, height: float) -> City:
    """Return a city of a province."""
    keys = entry.table(("name", "x", "y"), ("fortress",))
    name = keys["name"].proper_name()
    keys = entry.called(name).table(("name", "x", "y"), ("fortress",))
    x, y = _read_point(keys, width, height)
    return City(name, x, y, "fortress" in keys and keys["fortress"].flag(), province)


def _find_city(entry: Entry, by_name: dict[str, int]) -> int:
    """Return the index of the city with the name in this entry; raise `BoardError` if there is none."""
    name = entry.proper_name()
    if name not in by_name:
        if near := nearest(name, by_name):
            raise entry.wrong("taj-mahal.board.no-city-but", name=printable(name), near=near)
        raise entry.wrong("taj-mahal.board.no-city", name=printable(name))
    return by_name[name]


def _find_agra(entry: Entry, provinces_entry: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...]) -> int:
    """Return the index of Agra, which must be a fortress and the fifth city of the only province with five cities."""
    agra = _find_city(entry, {city.name: number for number, city in enumerate(cities)})
    for index, province in enumerate(provinces):
        place = Entry(None, f"{provinces_entry.place}[{index}]").called(province.name)
        has_agra = index == cities[agra].province
        if has_agra and province.cities[RING:] != (agra,):
            raise place.wrong("taj-mahal.board.agra-fifth", rule="TM-1.5", agra=cities[agra].name)
        if not has_agra and len(province.cities) > RING:
            raise place.wrong(
                "taj-mahal.board.fifth-city",
                rule="TM-1.5",
                found=len(province.cities),
                agra=cities[agra].name,
                most=RING + 1,
                others=RING,
            )
    assert len(cities) == CITIES
    fortresses = sum(city.fortress for city in cities)
    if not cities[agra].fortress:
        raise entry.wrong("taj-mahal.board.agra-is-a-fortress", rule="TM-1.5", agra=cities[agra].name)
    if fortresses != FORTRESSES:
        raise provinces_entry.wrong("taj-mahal.board.fortresses", rule="TM-1.5", found=fortresses, expected=FORTRESSES)
    return agra


def _read_roads(entry: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...]) -> set[Road]:
    """Return all roads: the ring of each province, and the roads listed in `inside_extra` and `between`."""
    keys = entry.table(("inside_extra", "between"))
    by_name = {city.name: number for number, city in enumerate(cities)}
    place_of: dict[Road, str | Message] = {}
    for province in provinces:
        for number in range(RING):
            first, second = sorted((province.cities[number], province.cities[(number + 1) % RING]))
            place_of[first, second] = Message("taj-mahal.board.ring", {"province": province.name})
    for part in ("inside_extra", "between"):
        for item in keys[part].items():
            ends = item.items_of(2, Message("taj-mahal.board.cities", {"count": 2}))
            first, second = sorted(_find_city(end, by_name) for end in ends)
            start, end = cities[first].name, cities[second].name
            if first == second:
                raise item.wrong("taj-mahal.board.road-to-itself", city=start)
            if (first, second) in place_of:
                raise item.wrong("taj-mahal.board.same-road", start=start, end=end, place=place_of[first, second])
            same_province = cities[first].province == cities[second].province
            if same_province and part == "between":
                raise item.wrong("taj-mahal.board.road-inside", start=start, end=end)
            if not same_province and part == "inside_extra":
                raise item.wrong("taj-mahal.board.road-between", start=start, end=end)
            place_of[first, second] = item.place
    return set(place_of)


def _connected_cities(start: int, roads: set[Road]) -> set[int]:
    """Return the cities that are connected with a city by roads."""
    reached, frontier = {start}, [start]
    while frontier:
        city = frontier.pop()
        neighbours = {
            second if first == city else first for first, second in roads if city in (first, second)
        } - reached
        reached |= neighbours
        frontier.extend(neighbours)
    return reached


def _check_connected(
    entry: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...], roads: set[Road], agra: int
) -> None:
    """Raise `BoardError` unless the cities of every province, and all provinces, are connected by roads."""
    inside = {(first, second) for first, second in roads if cities[first].province == cities[second].province}
    if len(_connected_cities(agra, inside)) == 1:
        agra_province = provinces[cities[agra].province].name
        raise entry.wrong("taj-mahal.board.agra-alone", agra=cities[agra].name, province=agra_province)
    reached = _connected_cities(0, roads)
    if unconnected := [province.name for province in provinces if province.cities[0] not in reached]:
        raise entry.wrong("taj-mahal.board.apart", start=provinces[0].name, provinces=listed(unconnected))
