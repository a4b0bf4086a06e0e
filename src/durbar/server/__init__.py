"""Tables over the network: friends open Durbar, send a link to each, and play, live or over days."""
