"""Who is asking, and for which host, as far as that can be believed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from stammtisch.engine.problem import Problem

LOG: Final = logging.getLogger(__name__)
ONE_HOUSEHOLD: Final = 64  # bits of an IPv6 address: one household has all addresses that share them
LAN: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")  # what home networks add to a name
VISITOR: Final = "stammtisch.visitor"


class Proxies:
    """The proxies named by the server's operator. What they say about a visitor is believed; what others say is not."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        self._has_warned = False
        for address in addresses:
            try:
                self._networks.append(ip_network(address, strict=False))
            except ValueError:
                raise Problem("bad_proxy", address=address) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def visitor(self, peer: str, headers: Headers) -> str:
        """The address behind a connection: the last one on the way that is not one of our proxies."""
        told = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if peer not in self:
            self._warn(peer, told)
            return peer
        return next((address for address in reversed(told) if address not in self), peer)

    def host(self, peer: str, headers: Headers) -> str:
        """The host that the visitor asked for, with its port."""
        told = headers.get("x-forwarded-host", "").split(",")[0].strip() if peer in self else ""
        return (told or headers.get("host", "")).lower()

    def _warn(self, peer: str, told: list[str]) -> None:
        if told and not self._has_warned and peer in ("127.0.0.1", "::1"):
            self._has_warned = True
            LOG.warning("%s seems to be a proxy: all its visitors share one limit until it is named with --proxy", peer)


def household(address: str) -> str:
    """What counts as one visitor."""
    try:
        found = ip_address(address)
    except ValueError:  # not an address at all, in a test
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, ONE_HOUSEHOLD), strict=False))


def peer_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def visitor_of(scope: Scope) -> str:
    """The visitor, once the guard has let them in."""
    return str(scope[VISITOR])


def own_names() -> frozenset[str]:
    """Names that others in the network may know this machine by."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset([name, short, *(f"{short}.{network}" for network in LAN)])


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Whether a host is this server. A page of another site whose name suddenly leads here (DNS rebinding) gives its
    own name; an address without a name cannot do that, and a program that names no host is not a page.
    """
    name = host if host.count(":") > 1 else host.partition(":")[0]
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    name = name.removesuffix(".")
    if name in ("", "localhost") or name.endswith(".localhost") or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
