"""Pictures: small charts as SVG in the colours of the house, readable on a phone, by day and in the evening."""
