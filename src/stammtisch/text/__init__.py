"""Words: everything a person reads, in English and German, from ids and numbers. No other package holds sentences."""
