/** What people type into a search box by mistake, and no repository should hold. */

const PERSONAL_KINDS = [
  "e-mail",
  "card number",
  "IP address",
  "phone number",
  "long token",
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const IPV4 =
  /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\d)/;
const IPV6 =
  /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){2,6}(?![\w:])/i;
/** 13 to 19 digits, in groups or not. */
const CARD = /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g;
/** A country code or a leading zero, or groups as phone numbers have them; eight digits at least. */
const PHONE =
  /(?<![\w.])(?:\+|00)\d(?:[ ./()-]{0,2}\d){6,14}(?!\w)|(?<![\w.])(?:\(\d{2,5}\)|0\d{1,4})[ ./-]{0,2}\d(?:[ ./-]?\d){5,9}(?!\w)|(?<![\w.-])\d{3}[ .-]\d{3,4}[ .-]\d{4}(?![\w.-])/;
/** Keys, hashes and the like: without a space, with letters and digits mixed. */
const TOKEN = /[\w+/=~.-]{20,}/g;

/** Returns which personal data the text looks like; null if it looks like none. */
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

/** Returns whether the check digit is that of a card number (Luhn, ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/**
 * Returns whether the word looks like a key or hash: digits and letters that change often. A long
 * name of code has words of eight letters in it.
 */
function isToken(word: string): boolean {
  const digits = word.replaceAll(/\D/g, "").length;
  if (/^[\da-f-]{20,}$/i.test(word)) {
    return digits >= 4;
  }
  const changes = word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  return digits >= 4 && changes >= 4 && !/[A-Za-z]{8}/.test(word);
}
