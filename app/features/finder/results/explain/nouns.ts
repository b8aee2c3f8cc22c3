/**
 * People by what they like, for likings whose gifts may be the thing itself or a picture of it: a scarf with birds is nothing for the
 * birdwatching, but something for a bird lover.
 */
export const FANS: Readonly<Record<string, string>> = {
  animals: "an animal lover",
  astronomy: "a stargazer",
  aviation: "a fan of aviation",
  baseball: "a baseball fan",
  basketball: "a basketball fan",
  beekeeping: "a friend of bees",
  birdwatching: "a bird lover",
  butterflies: "a butterfly lover",
  cars: "a car lover",
  cats: "a cat person",
  "classic-cars": "a lover of classic cars",
  dinosaurs: "a dinosaur fan",
  dogs: "a dog person",
  flowers: "a flower lover",
  football: "a football fan",
  history: "a history lover",
  hockey: "a hockey fan",
  horses: "a horse lover",
  houseplants: "a plant lover",
  insects: "a bug lover",
  "maps-geography": "a lover of maps",
  "model-trains": "a train lover",
  mountains: "a mountain lover",
  music: "a music lover",
  nature: "a nature lover",
  "national-parks": "a fan of national parks",
  "ocean-life": "an ocean lover",
  owls: "an owl lover",
  reptiles: "a reptile lover",
  "rocks-minerals": "a rock hound",
  science: "a science fan",
  soccer: "a soccer fan",
  "space-rockets": "a space fan",
  superheroes: "a superhero fan",
  travel: "a traveler",
  trees: "a tree lover",
  "wild-animals": "a wildlife lover",
};

/** Likings whose entry's name is too long, or no noun that stands after "the". */
export const THINGS: Readonly<Record<string, string>> = {
  "chocolate-lover": "chocolate",
  "film-photography": "film photography",
  journaling: "journaling",
  "letter-writing": "letter writing",
  "spa-self-care": "baths",
  "model-building": "model building",
};
