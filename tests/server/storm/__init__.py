"""A storm over three servers on one PostgreSQL, and a checker of everything that anybody was told meanwhile."""
