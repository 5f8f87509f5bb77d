"""Lamborghini: draft, contact, damage and money. Rules in `rules/`, numbered in README.md."""
