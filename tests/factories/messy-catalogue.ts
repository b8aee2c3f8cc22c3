import { stringify } from "csv-stringify/sync";
import { randomNumbers } from "./generated-gifts.ts";

/** For whom a thing is at most, as anybody would say who sees it. */
export interface Thing {
  name: string;
  text: string;
  age: "baby" | "toddler" | "child" | "teen" | "grown" | "any";
  sex?: "f" | "m";
  /** The occasions that it is made for alone, by slug. */
  only?: readonly string[];
}

/** A line: a name, what a shop says of it, its age, and where they matter its sex and the occasions that it is made for. */
const THINGS = `
Stainless steel moka pot|Makes six cups of strong coffee on any stove|grown
Ceramic pour over dripper|For one slow cup|grown
Burr coffee grinder with crank|Eighteen settings from fine to coarse|grown
Loose leaf tea sampler|Eight teas in tins|grown
Cast iron teapot with infuser|Keeps tea warm for an hour|grown
Cast iron skillet 10 inch|Pre-seasoned, oven safe|grown
Chef's knife 8 inch|High carbon steel with a walnut handle|grown
Bamboo cutting board|With a juice groove|grown
Pasta maker machine|Seven thicknesses|grown
Air fryer 4 quart|Crispy without oil|grown
Gooseneck electric kettle|Holds the temperature|grown
Baking mat and rolling pin set|For cookies and pies|grown
Whiskey glasses with stones|Two tumblers in a wooden box|grown
Cocktail shaker set|Jigger, strainer and spoon|grown
Crystal wine decanter|For reds that need air|grown
Beer tasting board|Four glasses on acacia|grown
Champagne flutes set of two|Hand-blown|grown
Chocolate truffles in a box|Twenty-four pieces|any
Gourmet snack hamper|Nuts, crackers and dried fruit|grown
Hot sauce sampler|Six bottles from mild to wild|grown
Honey and jam trio|From small farms|grown
Butter cookies in a tin|One pound|any
Olive oil and vinegar set|For a host with a good table|grown
Cheese board with knives|Acacia wood with a slate|grown
Scented soy candle with lavender|Burns for forty hours|grown
Chunky knit throw blanket|Soft and heavy|grown
Linen cushion cover|Stonewashed|grown
Oak wall clock|Silent movement|grown
Walnut picture frame 8x10|Glass front|grown
Reed diffuser with fig|Lasts three months|grown
Stoneware vase|For dried or fresh flowers|grown
Monstera plant in a pot|Easy to keep|grown
Copper fairy lights|Ten meters, warm white|any
Bath bombs gift set|Eight scents|grown|f
Rose body butter|With shea|grown|f
Silk pillowcase|Kind to hair and skin|grown|f
Makeup brush set|Twelve brushes in a roll|grown|f
Eau de parfum for women|Jasmine and cedar|grown|f
Manicure kit in a case|Ten tools|grown|f
Beard oil and comb set|Cedar and sandalwood|grown|m
Safety razor kit|With a brush and soap|grown|m
Men's leather wallet|Bifold with a coin pocket|grown|m
Silver cufflinks|In a gift box|grown|m
Multi-tool with pouch|Pliers and eleven tools|grown
Grill tool set|Tongs, spatula and fork for barbecue|grown
Fishing lure box|Twelve lures for pike and bass|grown
Golf balls, one dozen|Soft feel|grown
Canvas tool bag|Sixteen inches|grown
Woodworking chisel set|Five chisels|grown
Sterling silver necklace with birthstone|On a fine chain|grown|f
Pearl stud earrings|Freshwater pearls|grown|f
Charm bracelet, gold plated|Adjustable|grown|f
Moissanite engagement ring|14 karat rose gold|grown|f
Mr and Mrs ring dish|For an engaged couple|grown||engagement,wedding
Silk scarf with peonies|Hand-rolled edges|grown|f
Leather crossbody handbag for women|Three pockets|grown|f
Wool beanie|One size|any
Cozy slippers|Memory foam|grown
Baby rattle of beech wood|For the first months|baby
Organic cotton newborn onesie set|Five pieces, 0-3 months|baby
Silicone teething ring|Cooling and soft|baby
Muslin baby blanket|With stars|baby
Plush elephant for babies|Machine washable|baby
Diaper bag backpack|With a changing mat for new parents|grown||baby-shower
Wooden toddler puzzle|Chunky animals for little hands|toddler
Stacking rings for toddlers|Six colors|toddler
Toddler push walker|With blocks|toddler
Dinosaur building set|For ages 5 to 8|child
Kids art easel|Chalk and paper|child
Kids scooter with light-up wheels|Ages 4 to 9|child
Princess dress up set for girls|Tiara, wand and gown, ages 3 to 8|child|f
Remote control car for kids|Two batteries, ages 6 and up|child
Glitter slime kit for kids|Twelve colors|child
Unicorn lunch box for kids|With an ice pack|child||back-to-school
Kids school backpack|With reflectors|child||back-to-school
Children's first telescope|See the moon, ages 8 to 12|child
Alphabet board book for toddlers|Thick pages|toddler
Wireless earbuds|Thirty hours with the case|any
Gaming headset|Surround sound for teens and streamers|any
LED strip lights for the bedroom|With a remote|any
Instant camera|Prints in a minute|any
Skateboard, maple deck|Thirty-one inches|teen
Desk lamp with USB port|Three colors of light, for dorm and study|any
Dorm shower caddy|Quick drying mesh for college|any
Noise cancelling headphones|Thirty hours of music|any
Laptop sleeve 14 inch|Felt and leather|any
Smart watch|Steps, sleep and messages|grown
Portable charger|20,000 mAh|any
Waterproof bluetooth speaker|For pool and shower|any
Digital photo frame|Send pictures from a phone|grown
Fountain pen in a walnut box|Writes a fine line|grown
Leather journal|Refillable|grown
Desk organizer|Bamboo with five drawers|grown
Coffee mug warmer for the desk|Keeps coffee hot at work|grown
World's best boss mug|For the office|grown
Funny coworker mug|Eleven ounces|grown
Coworker leaving gift mug|So long and thanks for all the coffee|grown||farewell
Farewell gift notebook for colleagues|Everybody signs it|grown||farewell
Thank you teacher mug|For the desk|grown||thank-you
Teacher appreciation tote bag|It takes a big heart|grown||thank-you
Leather dog collar|Brass buckle|grown
Orthopedic dog bed|For old dogs|grown
Cat scratching post|Sisal and beech|grown
Cat wand toy with feathers|For indoor cats|any
Garden trowel with ash handle|For bulbs and seedlings|grown
Leather gardening gloves|Long cuffs against roses|grown
Window bird feeder|Clear acrylic|any
Copper watering can|Half a gallon|grown
Cork yoga mat|Grips when it is wet|grown
Adjustable dumbbell set|Up to 25 pounds|grown
Camping hammock with straps|Holds two|grown
Hiking backpack 40 liters|With a rain cover|grown
Insulated water bottle|Cold for a day|any
Watercolor set, 36 colors|With a brush|any
Beginner knitting kit|Wool, needles and a pattern|grown
Cross stitch kit|A meadow in twelve colors|grown
Jigsaw puzzle, 1000 pieces|A harbor at dusk|any
Board game for four players|An hour of trading|any
Walnut chess set|Folding board|any
Large print word search book|One hundred puzzles for seniors|grown
Heated foot massager|Shiatsu|grown
Grandma necklace with a family tree|Silver plated|grown|f
World's best grandpa mug|Stoneware|grown|m
Photo blanket for grandma|With your own pictures|grown
Question cards for couples|One hundred and fifty talks|grown
Wedding photo album|Linen, one hundred pages|grown||wedding
Anniversary picture frame|Our years together|grown||anniversary
Christmas ornament set|Six glass baubles|any||christmas
Christmas stocking, knitted|Red and white|any||christmas
Chocolate advent calendar|Twenty-four doors|any||christmas
Easter chocolate eggs in a nest|Milk and dark|any||easter
Easter basket with a plush bunny|For an egg hunt|child||easter
Valentine's Day heart chocolate box|Sixteen hearts|grown||valentines-day
Graduation picture frame|Class of 2027|grown||graduation
Graduation money box|With a cap on top|grown||graduation
Baby shower keepsake book|First year, month by month|grown||baby-shower
New home housewarming candle|Home sweet home|grown||housewarming
Get well soon hamper|Tea, socks and honey|grown||get-well
Officially retired mug|Every day is Saturday|grown||retirement
Thank you chocolates|A small box with big thanks|any||thank-you
Happy birthday balloon set|Twenty balloons|any||birthday
Mother's Day mug|Best mom ever|grown|f|mothers-day
Father's Day socks|Best dad ever|grown|m|fathers-day
Brass Hanukkah menorah|Nine arms|any||hanukkah
Hanukkah candles, box of 44|Hand-dipped|any||hanukkah
Diwali diya set of clay|Six oil lamps|any||diwali
Box of Diwali sweets|Twelve pieces of barfi|any||diwali
Secret Santa desk toy|For the office|grown||secret-santa
New job good luck pen|Engraved|grown||new-job
`;

export const messyThings: readonly Thing[] = THINGS.trim()
  .split("\n")
  .map((line) => {
    const [name = "", text = "", age = "any", sex = "", only = ""] = line.split("|");
    return {
      name,
      text,
      age: age as Thing["age"],
      ...(sex === "" ? {} : { sex: sex as "f" | "m" }),
      ...(only === "" ? {} : { only: only.split(",") }),
    };
  });

const BRANDS = ["Halbrix", "Nemmarc", "OLDWYN", "Lumikra", "Garvindo Home", "Briskan & Co."];
const COLORS = ["Black", "Sage Green", "Cream", "Navy", "Terracotta", "Light Grey"];
const SIZES = ["Small", "Large", "Pack of 2", "Gift Boxed", "One Size", "New 2026"];
const DELIVERY = [
  "Free delivery over $50! Returns within 30 days.",
  "Please note: colors may look different on your screen.",
  "Sold by the piece. Ships from our own warehouse.",
];

/** What a shop writes as a price, and what an import of dollars takes for one: nothing, dollars, or another currency. */
function writePrice(random: () => number): string {
  const amount = 6 + Math.floor(random() ** 2 * 140) + 0.99;
  const kind = random();
  if (kind < 0.12) return "";
  if (kind < 0.16) return `£${amount.toFixed(2)}`;
  if (kind < 0.19) return `€ ${amount.toFixed(2).replace(".", ",")}`;
  if (kind < 0.45) return `$${amount.toFixed(2)}`;
  return kind < 0.47 ? `$1,${Math.floor(100 + random() * 800)}.00` : amount.toFixed(2);
}

function writeName(name: string, random: () => number): string {
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)] as Value;
  const dressed = [
    random() < 0.4 ? `${pick(BRANDS)} ` : "",
    name,
    random() < 0.6 ? `, ${pick(COLORS)}` : "",
    random() < 0.5 ? ` (${pick(SIZES)})` : "",
  ].join("");
  const loud = random() < 0.15 ? dressed.toUpperCase() : dressed;
  return random() < 0.1 ? `  ${loud.replace(" ", "  ")} ` : loud;
}

function writeText(text: string, random: () => number): string {
  const kind = random();
  const delivery = DELIVERY[Math.floor(random() * DELIVERY.length)];
  if (kind < 0.25) return "";
  if (kind < 0.55)
    return `<p><strong>${text}.</strong></p>\n<ul class="features"><li>Gift&nbsp;wrap &amp; card</li><li>${delivery}</li></ul>`;
  return kind < 0.75 ? `${text}.<br/><br/>${delivery}` : `${text}. ${delivery}`;
}

/** A catalogue as people have them, the same each time: no tags, HTML, capitals, prices of three currencies or none, and lines that come twice. */
export function messyCatalogue(lines: number): string {
  const random = randomNumbers(28);
  const rows: string[][] = [];
  while (rows.length < lines) {
    const thing = messyThings[rows.length % messyThings.length] as Thing;
    if (random() < 0.04 && rows.length > 0) rows.push(rows[Math.floor(random() * rows.length)] as string[]);
    else rows.push([writeName(thing.name, random), writeText(thing.text, random), writePrice(random)]);
  }
  return stringify([["Name", "Description", "Price"], ...rows], { delimiter: ";", record_delimiter: "\r\n" });
}

/** Returns which thing a gift of this catalogue is. */
export function thingOf(giftName: string): Thing | undefined {
  const name = giftName.toLowerCase().replaceAll(/\s+/g, " ");
  return messyThings
    .filter((thing) => name.includes(thing.name.toLowerCase()))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}
