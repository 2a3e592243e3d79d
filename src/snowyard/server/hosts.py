"""Addresses, and whom they stand for."""

from __future__ import annotations

import ipaddress

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_among(address: str, networks: frozenset[Network]) -> bool:
    parsed = parsed_address(address)
    return parsed is not None and any(parsed in known for known in networks)


def parsed_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def network(address: str) -> str:
    """One IPv6 customer has 2^64 addresses: they share a bucket. What is no address at all is one bucket, too."""
    parsed = parsed_address(address)
    if parsed is None:
        return "unknown"
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)
