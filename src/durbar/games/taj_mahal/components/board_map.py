"""Reading the map of a board file: the table `[board]` becomes provinces, cities and roads (TM-1.5)."""

from dataclasses import dataclass

from durbar.games.datafile import Entry, listed, name_key, nearest, printable, read_provenance
from durbar.games.message import Message
from durbar.games.taj_mahal.components.components import CITIES, FORTRESSES, PROVINCES, RING, City, Province

SMALLEST, LARGEST = 100, 10_000
"""The limits of a map's width and height: large enough for 49 cities, and not too large for a picture."""

Road = tuple[int, int]


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
    return keys["x"].number(0, width), keys["y"].number(0, height)


def _read_provinces(entry: Entry, width: float, height: float) -> tuple[tuple[Province, ...], tuple[City, ...]]:
    provinces: list[Province] = []
    cities: list[City] = []
    names: dict[str, str | Message] = {}
    spots: dict[tuple[float, float], str] = {}
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
            if name_key(city.name) in names:
                raise city_item.wrong("taj-mahal.board.same-city", place=names[name_key(city.name)])
            if (city.x, city.y) in spots:
                raise city_item.wrong("taj-mahal.board.same-spot", city=spots[city.x, city.y])
            names[name_key(city.name)] = city_item.place
            spots[city.x, city.y] = city.name
            cities.append(city)
        found = len(cities) - first
        if found not in (RING, RING + 1):
            raise item.wrong(
                "taj-mahal.board.cities-of-a-province", rule="TM-1.5", found=found, expected=RING, agra=RING + 1
            )
        provinces.append(Province(name, tuple(range(first, len(cities)))))
    return tuple(provinces), tuple(cities)


def _read_city(entry: Entry, province: int, width: float, height: float) -> City:
    keys = entry.table(("name", "x", "y"), ("fortress",))
    name = keys["name"].proper_name()
    keys = entry.called(name).table(("name", "x", "y"), ("fortress",))
    x, y = _read_point(keys, width, height)
    return City(name, x, y, "fortress" in keys and keys["fortress"].flag(), province)


def _find_city(entry: Entry, by_name: dict[str, int]) -> int:
    name = entry.proper_name()
    if name not in by_name:
        if near := nearest(name, by_name):
            raise entry.wrong("taj-mahal.board.no-city-but", name=printable(name), near=near)
        raise entry.wrong("taj-mahal.board.no-city", name=printable(name))
    return by_name[name]


def _find_agra(entry: Entry, where: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...]) -> int:
    """Return the index of Agra, which must be a fortress and the fifth city of the only province with five cities."""
    agra = _find_city(entry, {city.name: at for at, city in enumerate(cities)})
    for index, province in enumerate(provinces):
        place = Entry(None, f"{where.place}[{index}]").called(province.name)
        its_own = index == cities[agra].province
        if its_own and province.cities[RING:] != (agra,):
            raise place.wrong("taj-mahal.board.agra-fifth", rule="TM-1.5", agra=cities[agra].name)
        if not its_own and len(province.cities) > RING:
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
        raise where.wrong("taj-mahal.board.fortresses", rule="TM-1.5", found=fortresses, expected=FORTRESSES)
    return agra


def _read_roads(entry: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...]) -> set[Road]:
    """Return the ring of each province, the roads of `inside_extra` and the roads of `between`."""
    keys = entry.table(("inside_extra", "between"))
    by_name = {city.name: at for at, city in enumerate(cities)}
    place_of: dict[Road, str | Message] = {}
    for province in provinces:
        for at in range(RING):
            one, other = sorted((province.cities[at], province.cities[(at + 1) % RING]))
            place_of[one, other] = Message("taj-mahal.board.ring", {"province": province.name})
    for part in ("inside_extra", "between"):
        for item in keys[part].items():
            ends = item.items_of(2, Message("taj-mahal.board.cities", {"count": 2}))
            one, other = sorted(_find_city(end, by_name) for end in ends)
            start, end = cities[one].name, cities[other].name
            if one == other:
                raise item.wrong("taj-mahal.board.road-to-itself", city=start)
            if (one, other) in place_of:
                raise item.wrong("taj-mahal.board.same-road", start=start, end=end, place=place_of[one, other])
            same = cities[one].province == cities[other].province
            if same and part == "between":
                raise item.wrong("taj-mahal.board.road-inside", start=start, end=end)
            if not same and part == "inside_extra":
                raise item.wrong("taj-mahal.board.road-between", start=start, end=end)
            place_of[one, other] = item.place
    return set(place_of)


def _reached(start: int, roads: set[Road]) -> set[int]:
    """Return the cities that are connected with a city by roads."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        beyond = {other if one == here else one for one, other in roads if here in (one, other)} - found
        found |= beyond
        edge.extend(beyond)
    return found


def _check_connected(
    entry: Entry, provinces: tuple[Province, ...], cities: tuple[City, ...], roads: set[Road], agra: int
) -> None:
    """Raise `BoardError` unless the cities of every province, and all provinces, are connected by roads."""
    inside = {(one, other) for one, other in roads if cities[one].province == cities[other].province}
    if len(_reached(agra, inside)) == 1:
        home = provinces[cities[agra].province].name
        raise entry.wrong("taj-mahal.board.agra-alone", agra=cities[agra].name, province=home)
    reached = _reached(0, roads)
    if apart := [province.name for province in provinces if province.cities[0] not in reached]:
        raise entry.wrong("taj-mahal.board.apart", start=provinces[0].name, provinces=listed(apart))
