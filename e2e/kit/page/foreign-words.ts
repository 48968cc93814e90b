// Words that occur in English or Spanish and in no Portuguese sentence of ours. Names of brands and products are not in the list.
const english =
  'about again all also am and any are ask at back been before below but by can cancel card choose click close could day did ' +
  'does done each enter error every first found from get give go good had has have he hello help her here his how if is ' +
  'it its just know last like loading make many may more must my name need next not now of one only open or other our ' +
  'over pay payment phone please price save say score see send she should show sign so some submit such take thank thanks ' +
  'that the their them then there these they thing this those time to today try two up use value very want was way we ' +
  'welcome well were what when where which who why will with would wrong yes yet you your';
const spanish =
  'además ahora aquí ayuda bienvenido cómo con cuál cuáles cuánto cuántos dónde el ella ellos en encontramos enviamos es ' +
  'esta este favor gracias hola hoy las los más muchas muchos muy nombre nosotros nuestra nuestro pago pagos pero precio puede ' +
  'puedes pregunta quieres quiere siguiente sin su sus tarjeta también tiene tienes una uno usted y ya';

/** Words of the lists that Portuguese has too, written the same way. */
const also = new Set('all at card con es esta este favor has if in may over pago pay price sin so su uno'.split(' '));
const lists = [english, spanish].map((words) => new Set(words.split(' ').filter((word) => !also.has(word))));

/** A sentence with fewer foreign words than this, or a smaller share of them, may quote a name. */
const FEWEST = 2;
const SHARE = 0.3;

/** Whether a visible text is clearly not Portuguese. A text of one or two words must consist of foreign words. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return lists.some((list) => {
    const foreign = words.filter((word) => list.has(word));
    if (words.length <= FEWEST) return words.length > 0 && foreign.length === words.length;
    return new Set(foreign).size >= FEWEST && foreign.length / words.length >= SHARE;
  });
}
