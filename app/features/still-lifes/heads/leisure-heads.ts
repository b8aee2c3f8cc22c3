/** Heads of the names of what is read, played, made and done out of doors: each line a kind, then the words that name it. */
export const LEISURE_HEADS = `
book: almanac, hardback edition, history, memoirs, board book, book series, book, novel, cookbook, guide, handbook, memoir, biography, textbook, picture book, audiobook, storybook, paperback, hardcover, comic, manga, bible, devotional, tale, tales, story, stories, anthology, dictionary, encyclopedia, recipes, poems, poetry, manual, graphic novel, workbook, coloring book, activity book, fairy tales, comic book, study bible, magazine, atlas, volume
books: book set, box set books, book collection, boxed set
notebook: notebook, journal, diary, sketchbook, sketch pad, notepad, bullet journal, sketch book, leather journal, gratitude journal, composition notebook, binder, log book, logbook, drawing pad, portfolio, padfolio, notebooks, legal pad
planner: planner, agenda
calendar: calendar, wall calendar
cards: greeting card, card set, note card, thank you cards, postcard, stationery, invitation, birthday card, christmas cards, greeting cards, stationery set, gift card, envelopes, invitations, notecards, postcards, index cards, envelope, wedding invitation
pen: pen, fountain pen, ballpoint, pen set, ink pen, ballpoint pen, gel pens, rollerball, pens, gel pen, quill
pencils: pencil, colored pencils, pencil set, crayons, markers, marker set, crayon, marker, pencils, gel crayons, sharpie
album: photo album, scrapbook, scrapbook album, scrapbook kit
bookmarks: bookmark
globe: globe, world globe
letterpress: printing press, typewriter
desk pad: desk pad, desk mat, mouse pad, mousepad, blotter, mouse mat
board game: board game, game, party game, strategy game, family game, tabletop game, expansion, scrabble, monopoly, game set, rpg
card game: card game, playing cards, deck, flash cards, tarot deck, card deck, trading cards, uno, tarot cards, flashcards, oracle deck, poker set, poker chips, booster box, tarot, trading card
puzzle: puzzle, jigsaw puzzle, jigsaw, 3d puzzle, puzzles, jigsaw puzzles, brain teaser, puzzle cube
knob puzzle: knob puzzle, peg puzzle, wooden puzzle
chess: chess, chess set, chessboard, chess board, checkers
dominoes: domino, dominoes
backgammon: backgammon, mahjong, backgammon set
magic set: magic set, magic kit, magic trick, magic tricks
bear: teddy bear, bear
plush: plush, stuffed animal, plush toy, plushie, soft toy, stuffed toy, stuffed animals, hand puppet, puppet, puppets, squishmallow, beanie baby, plush doll
doll: doll, baby doll, fashion doll, barbie, dollhouse, dolls, doll house, doll set, doll clothes, dollhouse furniture, reborn doll
figure: action figure, figure, collectible figure, funko pop, action figures, funko, bobblehead, figures, minifigure, nutcracker, nendoroid, collectible
blocks: building blocks, wooden blocks, block set, stacking blocks
bricks: lego, lego set, building set, building kit, building toy, brick set, construction set, building toys, playset building
wagon: wagon
balance bike: balance bike, tricycle, kick scooter, kids bike, ride on toy, trike, ride on, push car, ride on car
play kitchen: play kitchen, toy kitchen, play food, tea party set, kitchen playset
rocking horse: rocking horse
stacking rings: stacking rings, stacking toy, ring stacker
stacking cups: stacking cups
train: train set, toy train, train, train table, locomotive
toy car: toy car, model car, hot wheels, race car, rc car, toy truck, diecast, toy vehicle, diecast car, monster truck, remote control car, matchbox, truck toy, dump truck, slot car, toy cars, fire truck, race track, die cast
boats: toy boat, bath toy, bath toys, model ship
marble run: marble run
tile castle: magnetic tiles, magnet tiles, magna tiles
robot: robot, robot kit, transformer, coding robot
kite: kite
planes: glider plane, model airplane, toy plane, paper airplane, model kit, airplane, toy airplane, rc plane
dress-up: dress up set, dress up, costume trunk
teether: teether, teething ring, teething toy, pacifier, rattle, teething toys, rattles, pacifiers
baby gym: baby gym, activity gym, activity center
play mat: play mat, playmat, tummy time mat, foam mat, puzzle mat
baby bottle: baby bottle, baby bottles, nursing bottle, baby feeding set, bottle warmer, breast pump
stroller: stroller, pram, double stroller, jogging stroller, baby carriage
drum: toy drum, band set, tambourine, musical toy, maraca, musical instrument set
toys: toy, toys, playset, play set, fidget toy, slime, toy set, water gun, sensory toy, learning toy, play tent, nerf gun, ball pit, baby toy, play house, bubble machine, play-doh, educational toy, toddler toy, blaster, yoyo, spinning top, toy gun, trampoline, bounce house, swing set, sandbox, science kit, bubble wand, tool playset, bubbles, water toy, swing, lightsaber, spinner toy, pool float, kinetic sand, baby walker, baby swing, baby bouncer, bouncer, jumper toy, car seat, booster seat, baby carrier, playhouse, tunnel, learning tower, fidget, fidgets, stocking stuffers, party favors, playard, wooden toy
paints: paint set, watercolor, gouache, acrylic paint, watercolor set, paint, watercolors, acrylic paints, oil paint, paints, spray paint, paint by numbers, paint kit, watercolor paint
charcoal: charcoal set, drawing set, sketch set, sketching set, charcoal pencils, drawing kit
easel: easel, art easel
knitting: knitting needle, knitting needle set, knitting kit, knitting needles, knitting set, knitting
crochet: crochet kit, amigurumi kit, crochet hook, crochet set, crochet hooks
yarn: yarn, wool yarn, skein
loom: loom, weaving kit, weaving loom
mending: sewing kit, mending kit, thread, sewing set, sewing thread, needle set
sewing machine: sewing machine, serger, embroidery machine
embroidery: embroidery kit, embroidery hoop, cross stitch kit, needlepoint kit, embroidery, cross stitch, needlepoint
carving: carving kit, whittling kit, wood carving kit, chisel set, carving set
saw: saw, hand saw
tool roll: tool roll, knife roll, brush roll
tools: tool set, tool kit, hammer, screwdriver, drill, wrench, multitool, multi tool, pliers, toolbox, tool box, tape measure, tools, wrench set, screwdriver set, socket set, power tool, cordless drill, drill bit, tool, axe, hatchet, impact driver, tool bag, ratchet, circular saw, sander, tool chest, level, chainsaw, drill set, bit set, router, nail gun, welder, glue gun, soldering iron, impact wrench, staple gun, workbench, clamp, chisel, crowbar, sledgehammer, shovel tool, table saw, miter saw, angle grinder, caulk gun, ladder, knife sharpener, hand tools, knife, pocket knife, folding knife, machete, tactical knife, sword, hunting knife, katana
scissors: scissors, shears
clay: clay kit, pottery kit, clay, pottery wheel, polymer clay, air dry clay, modeling clay
origami: origami, origami paper, origami kit
candles: candle making kit, soap making kit, candle kit, wax beads
crystals: crystal, crystal growing kit, geode, gemstone, crystals, healing crystals, crystal set, tumbled stones, quartz, amethyst
fossils: fossil, fossil kit, rock collection, mineral collection, rock kit
kit: diy kit, craft kit, making kit, activity kit, bead kit, jewelry kit, brewing kit, beer making kit
craft: craft supplies, stickers, sticker, glitter, beads, stamp set, craft set, art set, art supplies, washi tape, fabric, ribbon, stencil, art kit, craft paper, cutting machine, cardstock, vinyl, stamp, stamps, paintbrush, paint brush, paint brushes, construction paper, cricut machine, glue, resin, paper, scrapbook paper, die cut, sticker set, vinyl roll, felt, patch, laminator, tape dispenser, stapler, chalk, punch, eraser, sticky notes, file folder, chalkboard, whiteboard, dry erase board, office supplies, desk accessories, rubber stamps
guitar: guitar, acoustic guitar, classical guitar, mandolin, banjo, violin, cello
electric guitar: electric guitar, bass guitar, bass
ukulele: ukulele
kalimba: kalimba, thumb piano
harmonica: harmonica
tongue drum: tongue drum, handpan, steel drum, singing bowl
turntable: turntable, record player, phonograph
record: lp album, vinyl lp album, vinyl record, lp, soundtrack, cd, vinyl album, dvd, blu-ray, records, blu ray
music box: music box, jewelry music box
piano: piano keyboard, piano, keyboard piano, digital piano, synthesizer, midi keyboard, portable keyboard, midi controller, organ
drums: drum set, drum kit, electronic drums, snare drum, cajon, drum, cymbals, bongos, djembe, drums
microphone: microphone, karaoke machine, karaoke microphone, mic
yoga mat: yoga mat, exercise mat, pilates mat, gym mat, yoga blanket
dumbbells: dumbbell, dumbbells, weights, kettlebell, weight set, barbell, dumbbell set, ankle weights, medicine ball, weight plates, weight bench
ball: basketball, soccer ball, football, volleyball, baseball, ball, softball, tennis balls, bowling ball, kickball, golf balls, golf ball, exercise ball, tennis ball, baseballs
racket: tennis racket, racket, badminton set, racquet, tennis racquet, badminton racket
pickleball: pickleball paddle, pickleball set, pickleball paddles
table tennis: ping pong paddle, table tennis set, ping pong set, ping pong table
golf putter: putter, golf club, golf set, golf clubs, golf driver, golf iron, driver, irons
golf tees: golf tee, golf tees
putting mat: putting mat, putting green, golf mat
rebound net: soccer goal, rebound net, basketball hoop, soccer net, goal, volleyball net, hockey goal
glove care: baseball glove, catchers mitt, softball glove, baseball mitt
jump rope: jump rope, skipping rope
bands: resistance bands, exercise band, resistance band, exercise bands
roller: foam roller, massage roller, muscle roller
paddle board: paddle board, surfboard, kayak, bodyboard, paddleboard, canoe, boogie board, paddle, inflatable boat, inflatable kayak
disc: frisbee, flying disc, disc golf set, golf disc
stopwatch: stopwatch
helmet: helmet, bike helmet, ski helmet, motorcycle helmet
bicycle: bicycle, bike, mountain bike, road bike, cruiser bike, electric bike, ebike, hybrid bike, cruiser
bike bell: bike bell, bicycle bell
bar bag: handlebar bag, bike bag, saddle bag, panniers
running belt: running belt
swim gear: goggles, snorkel, snorkel set, swim goggles, swim mask, ski goggles, snorkel mask, fins
skis: skis, snowboard, ski set, ski poles, sled, snowshoes
skates: roller skates, ice skates, inline skates, skates, rollerblades
skateboard: skateboard, longboard, hoverboard, penny board
exercise machine: exercise bike, treadmill, elliptical, rowing machine, rower, home gym, stationary bike, stair stepper, spin bike, pull up bar, massage gun, ab machine, inversion table, punching bag, massage chair, stepper, power tower, walking pad
sports gear: life jacket, life vest, scooter, mobility scooter, cornhole bag, cornhole bags, sports equipment, sports gear, protein powder, knee brace, knee pads, shin guards, bat, baseball bat, hockey stick, lacrosse stick, cornhole set, croquet set, mouthguard, dartboard, target, dart board, knee sleeve, shoulder pads, wrist wraps, darts, badminton, arrow, archery set, bow, crossbow, basketball net, pool cue, elbow pads, golf cart bag, compression sleeve, lifting straps, bocce ball set, bocce set, yard game, lacrosse head, arrows, ankle brace, back brace, tee ball set, golf trainer, golf gift set, billiard balls, pool table, foosball table, air hockey table
tent: tent, camping tent, canopy, gazebo, hammock tent, shelter, canopy tent, pop up canopy, awning, pop up tent
spotting scope: rangefinder, laser rangefinder, spotting scope, scope, monocular, rifle scope
binoculars: binoculars, binocular
telescope: telescope
microscope: microscope
compass: compass
poles: trekking pole, trekking poles, hiking pole, hiking poles, walking stick, cane, walking cane
fishing rod: fishing rod, fishing reel, rod and reel, fishing pole, fly rod, reel, spinning reel, fishing combo, rod, spinning rod, casting rod, baitcasting reel, fly reel, rod combo
flies: fishing lure, fishing flies, lure kit, fishing lures, lure, lures, bait, soft bait, tackle box, jig, crankbait, swimbait, hooks fishing, fishing hooks, fishing line, fishing tackle, jigs
landing net: landing net, fishing net
cooler: cooler, ice chest, cooler bag, soft cooler, ice bucket
camp stove: camp stove, backpacking stove, camping stove, portable stove, fire pit
first aid: first aid kit, medical kit, trauma kit
headlamp: headlamp, head torch
flashlight: flashlight, torch, spotlight, tactical flashlight
sleep sack: sleeping bag, sleep sack, bag liner
neck pillow: neck pillow, travel pillow
picnic: picnic basket, picnic set, picnic backpack, picnic blanket
beach blanket: beach blanket, beach mat
hammock: hammock, hammock chair, porch swing
cork map: cork map, scratch map, world map, scratch off map, push pin map, map
`;
