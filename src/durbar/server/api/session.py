"""Routes of the profile of a browser, and of the server's password."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from durbar.server.api.dependencies import FAILURES, CurrentSession, OptionalSession, ServicesDep, current_session
from durbar.server.api.models import Name, RequestBody, ResponseModel, Sign, Time, returns
from durbar.server.errors import ApiError
from durbar.tables.seats import fit_name


class ProfileRequest(RequestBody):
    """A player's name, stone and figure."""

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class PasswordRequest(RequestBody):
    """The server's password."""

    password: Annotated[str, Field(max_length=1000)]


class ProfileResponse(ResponseModel):
    """The profile of a browser."""

    name: Annotated[str, Field(examples=["Noor"])]
    stone: Annotated[str, Field(examples=["turquoise"])]
    figure: Annotated[str, Field(examples=["dome"])]


class AnnouncementResponse(ResponseModel):
    """An announcement of the operator, for every page."""

    text: Annotated[str, Field(examples=["The server restarts at ten."])]
    until: Annotated[Time | None, Field(description="The time until which it is shown; null for no end.")]


class MeResponse(ProfileResponse):
    """The profile of this browser, whether it still has to enter the server's password, and the operator's
    announcement.
    """

    password_needed: bool
    announcement: AnnouncementResponse | None


class AdmittedResponse(ResponseModel):
    """The password was correct."""

    admitted: Literal[True]


router = APIRouter(prefix="/api", tags=["about"], responses=FAILURES)


@router.get("/me", operation_id="me", responses=returns(MeResponse))
async def me(session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Get the profile of this browser."""
    profile = {} if session is None else session.profile
    announcement = services.moderation.announcement
    return {
        "name": profile.get("name", ""),
        "stone": profile.get("stone", ""),
        "figure": profile.get("figure", ""),
        "password_needed": services.moderation.needs_password(services.settings, session),
        "announcement": None if announcement is None else {"text": announcement.text, "until": announcement.until},
    }


@router.put("/me", operation_id="change-me", responses=returns(ProfileResponse))
async def change_me(body: ProfileRequest, session: CurrentSession, services: ServicesDep) -> dict[str, Any]:
    """Change the profile of this browser for future tables."""
    profile = {**body.model_dump(), "name": fit_name(body.name) if body.name.strip() else ""}
    await services.sessions.change(session, profile=profile)
    return profile


@router.post("/enter", operation_id="enter", responses=returns(AdmittedResponse))
async def enter(
    body: PasswordRequest, session: OptionalSession, services: ServicesDep, response: Response, request: Request
) -> dict[str, Any]:
    """Enter the server's password. If the server has no password, nothing is stored, because the operator may set a
    password later.
    """
    moderation, settings = services.moderation, services.settings
    if moderation.needs_password(settings, None):
        version = moderation.password_version
        if not await moderation.is_password(body.password, settings):
            raise ApiError(403, "wrong-password", "server.wrong-password")
        await moderation.admit(await current_session(session, services, response, request), version)
    return {"admitted": True}
