/**
 * Recognises personal data that people type into a search box by mistake, and that no repository
 * should have: `suggest` leaves such queries out.
 */

export type PersonalKind = "e-mail" | "card number" | "IP address" | "phone number" | "long token";

/** `jane.doe@example.com`; in an address of the web `jane.doe%40example.com`. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** `192.168.0.12`: four numbers from 0 to 255, and no fifth one. */
const IPV4 =
  /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\d)/;
/** Eight groups, `2001:db8:0:0:0:ff00:42:8329`, or `::` for some, `2001:db8::ff00:42:8329`. */
const IPV6 =
  /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){2,6}(?![\w:])/i;
/** 13 to 19 digits, in groups or not: `4111 1111 1111 1111`. */
const CARD = /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g;
/**
 * One of three forms: a country code (`+49 30 1234567`, `0041 44 123 45 67`); an area code in
 * parentheses or with a leading zero (`(030) 1234567`, `030-1234567`); groups of 3, 3 to 4 and 4
 * digits (`555-123-4567`).
 */
const PHONE =
  /(?<![\w.])(?:\+|00)\d(?:[ ./()-]{0,2}\d){6,14}(?!\w)|(?<![\w.])(?:\(\d{2,5}\)|0\d{1,4})[ ./-]{0,2}\d(?:[ ./-]?\d){5,9}(?!\w)|(?<![\w.-])\d{3}[ .-]\d{3,4}[ .-]\d{4}(?![\w.-])/;
/** A word of 20 characters or more, which may be a key or a hash: isToken decides. */
const TOKEN = /[\w+/=~.-]{20,}/g;

/**
 * Returns which personal data some part of the text looks like, the first of EMAIL, CARD (with a
 * valid check digit), IP address, PHONE and TOKEN; null if it looks like none.
 */
export function personalKind(text: string): PersonalKind | null {
  if (EMAIL.test(text)) {
    return "e-mail";
  }
  if ((text.match(CARD) ?? []).some((digits) => isCardNumber(digits.replaceAll(/\D/g, "")))) {
    return "card number";
  }
  if (IPV4.test(text) || IPV6.test(text)) {
    return "IP address";
  }
  if (PHONE.test(text)) {
    return "phone number";
  }
  return (text.match(TOKEN) ?? []).some(isToken) ? "long token" : null;
}

/**
 * Returns whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1): from the
 * right, every second digit is doubled, 9 is taken off a result above 9, and the sum of all must
 * end in 0.
 */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (const [i, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * Returns whether a long word looks like a key or a hash. It must have four digits, and be
 * hexadecimal (a UUID, a commit), or change four times between letter and digit without eight
 * letters in a row, which the name of a function in code has.
 */
function isToken(word: string): boolean {
  const digits = word.replaceAll(/\D/g, "").length;
  const isHexadecimal = /^[\da-f-]{20,}$/i.test(word);
  if (isHexadecimal) {
    return digits >= 4;
  }
  const changes = word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  const hasLongWord = /[A-Za-z]{8}/.test(word);
  return digits >= 4 && changes >= 4 && !hasLongWord;
}
