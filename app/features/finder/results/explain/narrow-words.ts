import { contentStemsOf } from "../../lexicon/words.ts";
import type { LikingNoun } from "./nouns.ts";

/** Words that say how much, how often or by whom something is liked, and narrow nothing. */
const MANNER = (
  "love loves loving loved like likes liked liking enjoy enjoys enjoying adore adores into about fan fans lover lovers addict addicted fanatic freak nerd geek buff nut nuts junkie snob " +
  "enthusiast enthusiastic obsessed obsession passion passionate mad crazy keen avid big huge great good proper serious real true amateur professional pro hobby hobbies aspiring budding " +
  "learning learn learns learner play plays playing player do does doing go goes going make makes making maker maker keep keeps keeping keeper collect collects collecting collector collection " +
  "build builds building builder watch watches watching watcher listen listens listening read reads reading reader drink drinks drinking drinker eat eats eating eater grow grows growing grower " +
  "practice practices study studies studying take takes taking took write writes writing writer work works working solve solves solving ride rides riding rider " +
  "always never every all everything lot lots most much often only once twice day days daily night nights week weeks weekend weekends morning mornings evening evenings afternoon sunday saturday hour hours " +
  "club class classes lesson lessons team group league tournament trip trips game games gaming match session sessions time season course school practice party parties " +
  "mom dad mum mama parent person people guy girl lady man woman kid owner friend family " +
  "thing things stuff gear kit kits accessory accessories world life long new own home house heart hand hands cup mug cant with over out"
).split(" ");

/**
 * Other words for the whole of a liking, by its id: what is for any of it is for who says so. Words that name a part of it (a drink, a team,
 * an animal) are not here, for what is for the whole may be nothing for them.
 */
const SAME: Readonly<Record<string, string>> = {
  printmaking: "print",
  "chocolate-lover": "chocoholic",
  "gourmet-food": "foodie gourmet",
  sewing: "seamstress",
  "drawing-painting": "art artistic arty craft",
  pickleball: "pickle ball",
  poetry: "poem poet",
  surfing: "surfboard",
  coffee: "java caffeine caffeinated",
  tea: "cuppa kettle",
  matcha: "latte",
  cooking: "chef culinary recipe kitchen",
  baking: "pastry",
  "bread-baking": "sourdough artisan loaf",
  wine: "vino sommelier oenophile red white glass taste tasting bottle winery",
  cocktails: "mixology mixologist bartender bartending mixed",
  beer: "craft ale brewery pint",
  "home-brewing": "beer homebrew homebrewer",
  whiskey: "whisky bourbon scotch single malt rye",
  "spicy-food": "chili chilli heat spice pepper",
  grilling: "barbecue bbq barbeque barbie braai cookout pitmaster",
  "smoking-meat": "brisket smoker low slow barbecue bbq",
  "vegan-cooking": "vegan vegetarian meatless",
  "mushroom-growing": "fungi",
  hosting: "entertain entertaining dinner guest throws throwing hostess",
  beekeeping: "apiary honey beekeeping beekeeper",
  gardening: "green thumb finger fingered allotment horticulture dig digging dirt weed weeding pruning",
  "vegetable-gardening": "veg veggie patch garden gardening kitchen allotment homestead homesteading homesteader",
  "herb-growing": "fresh window indoor garden",
  flowers: "floral bouquet",
  houseplants: "plant indoor potted windowsill jungle baby",
  nature: "outdoors outdoor outdoorsy outside wilderness wildlife",
  insects: "insect beetle creepy crawly entomology",
  birdwatching: "feed feeder feeds table backyard garden wild songbird ornithology twitcher birdwatching birdwatcher birder",
  hiking: "trail trekking trek hill wood",
  camping: "tent outdoors",
  fishing: "fish angling rod reel lake river fisherman fisher",
  "fly-fishing": "fly tie tying trout fisherman",
  paddling: "kayak kayaking canoe canoeing",
  sailing: "yacht boat sailboat",
  swimming: "lap pool",
  "beach-swimming": "sand seaside",
  "ocean-life": "sea marine",
  climbing: "rock bouldering boulder gym wall",
  skiing: "slope resort snow",
  horses: "equestrian equine pony horseback",
  "rocks-minerals": "geology geode gemstone crystal tumbling",
  weather: "meteorology meteorologist storm chaser",
  astronomy: "star stargazing gazing telescope constellation planet astronomer moon astronomy",
  "space-rockets": "rocket astronaut",
  running: "jog jogging jogger marathon half 5k 10k parkrun race ultramarathon ran",
  walking: "stroll strolling",
  cycling: "bike bicycle biking wheel road commute commuter lycra",
  "mountain-biking": "mtb trail",
  meditation: "mindfulness mindful meditate meditating",
  golf: "hole handicap birdy bogey putting driving range tee green",
  soccer: "footy footie",
  football: "nfl american",
  basketball: "hoop nba",
  baseball: "mlb",
  hockey: "nhl ice",
  dance: "dancing",
  drawing: "sketch sketching doodle doodling doodler pencil",
  watercolor: "watercolour water color",
  calligraphy: "hand brush letter calligraphy",
  pottery: "ceramic clay pot wheel throwing ceramicist",
  knitting: "yarn circle purl sweater sock",
  embroidery: "stitch stitching cross hoop needle embroiders",
  "weaving-macrame": "loom",
  journaling: "diary bullet gratitude",
  "letter-writing": "postcard pen pal card",
  "candle-making": "candle candlemaker",
  "soap-making": "soap soapmaking homemade",
  "jewelry-making": "jewelry",
  leathercraft: "leather leathercraft craft",
  "woodworking-diy":
    "wood woodwork woodworking woodworker carpentry carpenter joinery diy handyman tinkering tinkerer tinkers garage workshop shed fix fixes fixing handy",
  "wood-carving": "whittle whittling whittler wood carve woodcarving woodcarver",
  electronics: "circuit soldering solder",
  robotics: "robot robotics",
  "model-building": "model scale ship airplane plane car",
  "model-trains": "train railway railroad locomotive steam model toy rail",
  lego: "lego",
  photography: "photo camera picture snap photographs",
  "film-photography": "analog analogue 35mm camera shoots shoot",
  reading: "book novel fiction library librarian bookworm bookish nose bibliophile literature bookshop bookstore reads tbr",
  "mystery-novels": "murder crime detective whodunit mystery thriller",
  "science-fiction": "sci fi scifi",
  "comics-manga": "comic graphic novel",
  writing: "author novel novelist story creative",
  "language-learning": "language spanish french italian japanese german korean chinese duolingo",
  genealogy: "genealogy tree ancestry ancestor root",
  history: "historian old buff",
  science: "scientist experiment",
  dinosaurs: "dino fossil prehistoric",
  "math-logic": "logic brain teaser",
  music: "song instrument musician",
  guitar: "electric acoustic strum bass",
  drums: "drum kit set percussion percussionist",
  singing: "sing choir chorus vocalist",
  "vinyl-records": "lp turntable vinyl crate digging lps",
  musicals: "musical broadway",
  "movies-tv": "film cinema movy cinephile",
  magic: "magician trick card illusion sleight",
  "tabletop-rpg": "dungeon dragon dnd rpg tabletop master",
  "board-games": "board tabletop",
  "card-games": "card",
  puzzles: "jigsaw",
  crosswords: "crossword word scrabble",
  "video-games": "video console gamer playstation xbox nintendo switch pc",
  coding: "programming programmer software developer engineer code",
  "headphones-audio": "audiophile hifi hi fi headphone sound audio",
  cars: "auto automobile motor",
  motorcycles: "motorbike biker motorcycle",
  aviation: "airplane plane flying pilot aircraft",
  skincare: "skin routine",
  dogs: "dog puppy pup doggy",
  cats: "cat kitten kitty",
  reptiles: "reptile",
  travel: "traveling traveler globetrotter wanderlust",
  "stuffed-animals": "plush plushy teddy cuddly soft toy",
  "snacks-sweets": "candy",
  gadgets: "tech techy technology",
  "pc-tech": "pc",
  organizing: "organize organized organization declutter",
  fragrance: "fragrance scent",
  "spa-self-care": "bubble spa tub soak",
  handbags: "handbag purse",
  antiques: "vintage",
  succulents: "cactus",
  survival: "survival survivalist",
  archery: "bow arrow",
  fitness: "gym exercise fitness workout crossfit hiit train active fit",
  weightlifting: "powerlifting bodybuilding bodybuilder strength weightlifting weightlifter",
};

/** Returns a stem without what makes a doer or a doing of it: "baking" and "baker" are "bak" as "bakes" is. */
function rootOf(stem: string): string {
  const root = stem.replace(/(?:ing|ers?|ists?|ed)$/, "");
  if (root.length < 3) return stem;
  return root.replace(/e$/, "").replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}

const rootsOf = (text: string) => contentStemsOf(text).map(rootOf);
const MANNERS: ReadonlySet<string> = new Set(rootsOf(MANNER.join(" ")));

/** Returns the roots of the words by which a request names only a part of a liking: "mechanical keyboards" of computers. */
export function narrowWordsOf(words: string, id: string, { liked, fan, owned, literal }: LikingNoun): string[] {
  const whole = new Set(rootsOf([liked, fan, owned ?? "", ...literal, SAME[id] ?? ""].join(" ")));
  return rootsOf(words).filter((root) => !whole.has(root) && !MANNERS.has(root));
}

/** True where a text has all of these words. */
export function namesAll(text: string, roots: readonly string[]): boolean {
  if (roots.length === 0) return true;
  const said = new Set(rootsOf(text));
  return roots.every((root) => said.has(root));
}

/** Things for only a part of a liking, by its id: words of a gift's name, and those of a request that speak of that part. */
const FOR_PARTS: Readonly<Record<string, readonly [name: RegExp, request: RegExp]>> = {
  fishing: [/\b(?:ice|frozen)\b/i, /\b(?:ice|frozen|winter)\b/i],
  travel: [
    /\b(?:boat|canoe|kayak|easel|sketch|paint\w*)\b/i,
    /\b(?:boat|canoe|kayak|raft|sail|cruise|beach|lake|river|island|paint|draw|sketch|art)/i,
  ],
  gardening: [/\b(?:bird ?bath|fountain|wind chime)s?\b/i, /\b(?:bird|fountain|pond|chime)/i],
  writing: [/\b(?:post)?cards?\b|\bletters?\b/i, /\b(?:post)?cards?\b|\bletters?\b|\bpen pals?\b/i],
  photography: [
    /\b(?:wedding|film|instant|disposable)\b/i,
    /\b(?:own|their|her|his|my|our) wedding\b|\bmarr(?:y|ied|ying)\b|\bbride|\bgroom|\bnewlywed|\bfilm\b|\banalog|\bpolaroid|\bdisposable|\bold cameras?\b/i,
  ],
  tea: [/\bmatcha\b/i, /\bmatcha|\bjapan|\bgreen tea/i],
  cooking: [
    /\b(?:smoker|grill\w*|skewers?|planks?|burger|bento|lunch)\b/i,
    /\b(?:grill|bbq|barbe|smok|kebab|burger|outdoor|camp|lunch|bento|packed|picnic)/i,
  ],
  "pc-tech": [/\blaptop|\bkeyboards?\b|\bmouse\b|\bmonitor/i, /\blaptop|\bkeyboard|\bpc\b|\bmouse\b|\bmonitor|\bdesk/i],
  puzzles: [/\b(?:consoles?|handheld|video)\b/i, /\b(?:consoles?|video|games?|gam(?:er|ing)|tetris|screens?|app|phone)\b/i],
  music: [/\bwind chimes?\b/i, /\b(?:chimes?|porch|patio)\b/i],
  "letter-writing": [/\bpostcards?\b/i, /\b(?:writ\w+|send\w*|sent|pen ?pals?|letters?)\b/i],
};

/** True for a gift that its name makes one for a part of a liking that the request does not speak of: flags for a frozen lake, for who fishes. */
export function isForPart(id: string, name: string, request: string): boolean {
  const [isPart, isSaid] = FOR_PARTS[id] ?? [];
  return isPart !== undefined && isSaid !== undefined && isPart.test(name) && !isSaid.test(request);
}
