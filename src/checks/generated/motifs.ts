// Made by `npm run generate` from the names of files.
/** What can be drawn upon rosettes, and what scenes can show, by name. */
export const motifs: Record<'rosettes' | 'scenes', string[]> = {
  "rosettes": [
    "car",
    "certificates",
    "coins",
    "compass",
    "easel",
    "keys",
    "letter",
    "lock",
    "map",
    "meal",
    "passport",
    "scales",
    "shopfront",
    "signpost",
    "suitcase",
    "table",
    "ticket",
    "workbench"
  ],
  "scenes": [
    "airport",
    "bridge",
    "building-site",
    "campus",
    "coast",
    "desert",
    "desk",
    "forest",
    "harbour",
    "hospital",
    "hotel",
    "house",
    "interview",
    "lake",
    "lecture-hall",
    "library",
    "map",
    "meeting",
    "mountains",
    "old-town",
    "road",
    "skyline",
    "suitcase"
  ]
};
