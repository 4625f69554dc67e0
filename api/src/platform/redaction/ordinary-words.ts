/** English words that are also names, or parts of names. In lower case, they are most likely meant as words. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `abbey ace adds alley amber angel apple april arch arrow art ash august autumn bailey baker ball banks barber
  baron bass bay beach bear bell berry bill birch bird bishop black blade blake blanket bloom blossom blue
  bond book booth border bow bowl box boy brain branch brand bread breeze brick bridge bright brook brooks
  brother brown brush buck bud bull burn bush butler butter camp cane cannon canon carpenter carter case cash
  castle cat chain chamber chance chandler chase chef cherry child church city clay clear clerk cliff cloud
  coal coast coffee cold cole coleman collar collier comfort cook cooper copper coral corn cotton court cove
  craft crane creed crisp cross crow crown crystal curry daisy dale dance dash dawn day deal dean deer dell
  diamond dock does dove drake draw dream drew drum duke earl east easter ebony echo eden elder elm ember
  emerald english eve ever fair faith falcon fall farmer fawn fern ferry field fields finch finger fire fish
  fisher fleet flint flora flower flowers ford forest fort foster fountain fox frank french frost garden
  gardener garland gates gem german ginger glass gold golden good grace grant grass gray graves great green
  grey grove guy hail hall ham hammer hand hands harbor harbour hardy harmony hart harvest haven hawk hay
  hazel head heart heath heather heaven hedge herb heritage hill hills holly home honey honor honour hood hook
  hope horn house hunt hunter ice iris iron ivory ivy jack jade jasmine jasper jay jean jet jewel job jobs joy
  judge jump june just justice keen key king kit kite knight knot lace lake lamb lamp lance land lane large
  lark laurel law lawn lay leaf lemon light lily lime line linen lion little long lord love low luck lucky
  luna lush lyric magic maker mango mann maple march marina mark market marsh mars marshal marshall mason
  master mat max may mead meadow mercy mercury merry mile miles mill miller mine mint miracle mist monk moon
  moor more morning moss mountain music nest new nick night noble north nova oak oaks ocean old olive opal
  orange orchid own page paint painter palm park parker parsons patience pace peace peach pearl penny pepper
  perry phoenix pike pine piper pitch plain plum point poet pole pond poole pope poppy porter post potter
  power prairie presence price pride prince prose prudence queen quick quiet rain rainbow raven ray read red
  reed reef reeves rich ride ring rise river rivers road robin rock rocks rod root rose rosemary rows ruby
  rush rusty sadler sage sand sands savannah sawyer scarlet scout sea season shade sharp shepherd shine ship
  shore short silk silver singer sky slate small smart smith snow song south space sparks spring star stars
  stead steel stone storm story strange stream street strong summer sun sunday sunny swan sweet swift table
  tailor tall tanner taylor teal tempest temple terra thorn three thunder tiger tile timber time toll town
  trace travel tree trees true truth turner twin unique vale valley verse victor victory viola violet virtue
  vision wade walker wall waller wand ward warm water waters watt wave way weaver webb wells west wheat wheel
  white wild will willow wills wind window wine wing winter wise wish wolf wonder wood woods wool worth wren
  wright young zen`.split(/\s+/),
);

/** Mailboxes that say what a message is about, not whose it is. The address itself is redacted as a whole. */
export const SHARED_MAILBOXES: ReadonlySet<string> = new Set(
  `admin art artist artwork artworks business contact creative design designer designs email film films hello
  home illustration info jobs letters mail mailbox music office orders photo photography photos post press
  sales shop studio support team video work works`.split(/\s+/),
);
