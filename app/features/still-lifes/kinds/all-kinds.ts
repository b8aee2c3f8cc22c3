import { CAR } from "./car.ts";
import { SETS_BOOK_AND_LIGHT } from "./sets-book-and-light.ts";
import { SETS_GIFT_SET } from "./sets-gift-set.ts";
import { CRAFTS_PAINTS } from "./crafts-paints.ts";
import { CRAFTS_MENDING } from "./crafts-mending.ts";
import { CRAFTS_TOOLS } from "./crafts-tools.ts";
import { CRAFTS_CANDLES } from "./crafts-candles.ts";
import { CRAFTS_VIALS } from "./crafts-vials.ts";
import { OUTDOORS_TENT } from "./outdoors-tent.ts";
import { OUTDOORS_FISHING_ROD } from "./outdoors-fishing-rod.ts";
import { OUTDOORS_ROAD_KIT } from "./outdoors-road-kit.ts";
import { PETS_CAT_CAVE } from "./pets-cat-cave.ts";
import { PETS_SCRATCHER } from "./pets-scratcher.ts";
import { WIDER_GIFT } from "./wider-gift.ts";
import { WIDER_DECOR } from "./wider-decor.ts";
import { MUSIC_GUITAR } from "./music-guitar.ts";
import { MUSIC_MUSIC_BOX } from "./music-music-box.ts";
import { SPORT_YOGA_MAT } from "./sport-yoga-mat.ts";
import { SPORT_CLUB_COVERS } from "./sport-club-covers.ts";
import { SPORT_HELMET } from "./sport-helmet.ts";
import { SPORT_SKATEBOARD } from "./sport-skateboard.ts";
import { TECH_HEADPHONES } from "./tech-headphones.ts";
import { TECH_CAMERA } from "./tech-camera.ts";
import { TECH_CABLE } from "./tech-cable.ts";
import { FURNISHINGS_THROW } from "./furnishings-throw.ts";
import { FURNISHINGS_STOOL } from "./furnishings-stool.ts";
import { GARDEN_SEED_PACKETS } from "./garden-seed-packets.ts";
import { GARDEN_KNEELER } from "./garden-kneeler.ts";
import { GARDEN_PLANT } from "./garden-plant.ts";
import { LIGHT_LAMP } from "./light-lamp.ts";
import { LIGHT_HEADLAMP } from "./light-headlamp.ts";
import { BEAUTY_SOAP } from "./beauty-soap.ts";
import { BEAUTY_SKINCARE } from "./beauty-skincare.ts";
import { BEAUTY_RAZOR } from "./beauty-razor.ts";
import { BEAUTY_HAIR_DRYER } from "./beauty-hair-dryer.ts";
import { HOME_CANDLE } from "./home-candle.ts";
import { HOME_MATCH_POT } from "./home-match-pot.ts";
import { HOME_DIFFUSER } from "./home-diffuser.ts";
import { HOME_WALL } from "./home-wall.ts";
import { HOME_HOT_WATER_BOTTLE } from "./home-hot-water-bottle.ts";
import { BAGS } from "./bags.ts";
import { CLOTHING_SCARF } from "./clothing-scarf.ts";
import { CLOTHING_DRESS } from "./clothing-dress.ts";
import { JEWELRY_BOXED } from "./jewelry-boxed.ts";
import { JEWELRY_WORN } from "./jewelry-worn.ts";
import { GAMES_BOARD_GAME } from "./games-board-game.ts";
import { GAMES_DOMINOES } from "./games-dominoes.ts";
import { NURSERY_TEETHER } from "./nursery-teether.ts";
import { NURSERY_DRUM } from "./nursery-drum.ts";
import { TOYS_BEAR } from "./toys-bear.ts";
import { TOYS_PLAY_KITCHEN } from "./toys-play-kitchen.ts";
import { TOYS_MARBLE_RUN } from "./toys-marble-run.ts";
import { TOYS_PLANETARIUM } from "./toys-planetarium.ts";
import { FOOD_JAR } from "./food-jar.ts";
import { FOOD_CHILI } from "./food-chili.ts";
import { FOOD_INFUSION } from "./food-infusion.ts";
import { PAPER_BOOK } from "./paper-book.ts";
import { PAPER_ALBUM } from "./paper-album.ts";
import { PAPER_BOOK_REST } from "./paper-book-rest.ts";
import { COOKWARE_POT } from "./cookware-pot.ts";
import { COOKWARE_PLATES } from "./cookware-plates.ts";
import { COOKWARE_PEEL } from "./cookware-peel.ts";
import { KITCHEN_TOOLS_DRIPPER } from "./kitchen-tools-dripper.ts";
import { KITCHEN_TOOLS_SALT_CELLAR } from "./kitchen-tools-salt-cellar.ts";
import { KITCHEN_TOOLS_SPICE_TINS } from "./kitchen-tools-spice-tins.ts";
import { DRINKWARE_GLASS } from "./drinkware-glass.ts";
import { DRINKWARE_MUG } from "./drinkware-mug.ts";
import { DRINKWARE_SHAKER } from "./drinkware-shaker.ts";
import type { Family, Kind } from "./kind.ts";

export const FAMILIES = {
  drinkware: { ...DRINKWARE_MUG, ...DRINKWARE_GLASS, ...DRINKWARE_SHAKER },
  cookware: { ...COOKWARE_POT, ...COOKWARE_PLATES, ...COOKWARE_PEEL },
  kitchenTools: { ...KITCHEN_TOOLS_DRIPPER, ...KITCHEN_TOOLS_SALT_CELLAR, ...KITCHEN_TOOLS_SPICE_TINS },
  food: { ...FOOD_JAR, ...FOOD_CHILI, ...FOOD_INFUSION },
  paper: { ...PAPER_BOOK, ...PAPER_ALBUM, ...PAPER_BOOK_REST },
  games: { ...GAMES_BOARD_GAME, ...GAMES_DOMINOES },
  toys: { ...TOYS_BEAR, ...TOYS_PLAY_KITCHEN, ...TOYS_MARBLE_RUN, ...TOYS_PLANETARIUM },
  nursery: { ...NURSERY_TEETHER, ...NURSERY_DRUM },
  jewelry: { ...JEWELRY_BOXED, ...JEWELRY_WORN },
  clothing: { ...CLOTHING_SCARF, ...CLOTHING_DRESS },
  bags: BAGS,
  beauty: { ...BEAUTY_SOAP, ...BEAUTY_SKINCARE, ...BEAUTY_RAZOR, ...BEAUTY_HAIR_DRYER },
  home: { ...HOME_CANDLE, ...HOME_MATCH_POT, ...HOME_DIFFUSER, ...HOME_WALL, ...HOME_HOT_WATER_BOTTLE },
  light: { ...LIGHT_LAMP, ...LIGHT_HEADLAMP },
  furnishings: { ...FURNISHINGS_THROW, ...FURNISHINGS_STOOL },
  garden: { ...GARDEN_SEED_PACKETS, ...GARDEN_KNEELER, ...GARDEN_PLANT },
  tech: { ...TECH_HEADPHONES, ...TECH_CAMERA, ...TECH_CABLE },
  music: { ...MUSIC_GUITAR, ...MUSIC_MUSIC_BOX },
  sport: { ...SPORT_YOGA_MAT, ...SPORT_CLUB_COVERS, ...SPORT_HELMET, ...SPORT_SKATEBOARD },
  outdoors: { ...OUTDOORS_TENT, ...OUTDOORS_FISHING_ROD, ...OUTDOORS_ROAD_KIT },
  crafts: { ...CRAFTS_PAINTS, ...CRAFTS_MENDING, ...CRAFTS_TOOLS, ...CRAFTS_CANDLES, ...CRAFTS_VIALS },
  pets: { ...PETS_CAT_CAVE, ...PETS_SCRATCHER },
  car: CAR,
  sets: { ...SETS_BOOK_AND_LIGHT, ...SETS_GIFT_SET },
  wider: { ...WIDER_GIFT, ...WIDER_DECOR },
} satisfies Record<string, Family>;

/** Every kind by its name. */
export const KINDS: Readonly<Record<string, Kind>> = Object.assign({}, ...Object.values(FAMILIES));

export type KindName = string;
