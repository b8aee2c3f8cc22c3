/** Phrases in which "girls" means women. */
const GROWN_GIRLS =
  /\b(?:galentine|girls'? (?:night|trip|weekend|holiday)|hen (?:do|party|night|weekend)|bachelorette|bridesmaid|book club|the girls at work)/;
/** Lads by themselves are men, unless they are somebody's sons or small. */
const GROWN_LADS = /(?<!\b(?:little|wee|young|small|my|our|school) )\blads\b(?! (?:in|at) (?:school|nursery))/;
/** Somebody whom the giver dates, likes or works with: "this girl I'm talking to", "the boy from work". */
const GIVERS_FRIEND =
  /\b(?:this|that|the|a) (?:[a-z]+ )?(?:girl|boy|lad) (?:(?:that |who |whom )?i(?:'m|m|'ve|ve| am| have)?(?: (?:been|just|only|recently|kind of|kinda|sort of))* (?:talk|see|dat|meet|met|like|fancy|go|work|have a crush)|(?:from|at) (?:work|the (?:office|gym|bar)|my (?:office|gym|course|job|team)))/;
/** A pupil of former days is none now. */
const FORMER = /\b(?:former|ex|old|past|onetime) (?:pupil|student|classmate)/;

/** Those who work together are grown up, whatever they call each other: "the night shift girls". */
const AT_WORK =
  /\b(?:(?:night|day|late|early|graveyard)[- ]shift|work|office|shop|salon|ward|store|warehouse|kitchen|reception|front desk|accounting|er|icu) (?:girls|boys|lads|guys|ladies)(?![a-z])/;
/** The giver is one of them, and the giver is grown up: "the bowling girls, six of us". */
const OF_US = /\b(?:girls|boys|lads|gals),? (?:[a-z]+ )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of us\b/;

/** Returns the person as grown up, where the words for a child mean one who is: "the girls' night", "four lads", "a former pupil". */
export function grownUp<Person extends { id: string }>(plain: string, person: Person | null): Person | null {
  if (person !== null && /^(?:girl|boy|man|woman)$/.test(person.id) && AT_WORK.test(plain)) return { ...person, id: "coworker" };
  if ((person?.id === "girl" || person?.id === "boy") && OF_US.test(plain)) return { ...person, id: "friend-group" };
  if (person?.id === "girl" && (GROWN_GIRLS.test(plain) || GIVERS_FRIEND.test(plain))) return { ...person, id: "woman" };
  if (person?.id === "boy" && (GROWN_LADS.test(plain) || GIVERS_FRIEND.test(plain))) return { ...person, id: "man" };
  return person?.id === "student-of-mine" && FORMER.test(plain) ? { ...person, id: "adult" } : person;
}
