/**
 * A number as C's printf("%.<digits>f") writes it. Both languages round the exact binary value, but where it lies
 * exactly between two decimals C takes the even one and toFixed the larger: for 4 digits at odd multiples of 1/32.
 */
export function formatFixed(value: number, digits: number = 4): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  const size = Math.abs(value);
  // A tie needs value * 10^digits = n + 1/2, so value is a multiple of 2^-(digits + 1): 5^digits divides the rest.
  const halves = size * 2 ** (digits + 1);
  if (!Number.isSafeInteger(halves) || halves % 2 === 0) return sign(value) + size.toFixed(digits);
  const twice = BigInt(halves) * 5n ** BigInt(digits);
  const even = (twice >> 1n) + ((twice >> 1n) & 1n);
  const text = even.toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  return `${sign(value)}${text.slice(0, point)}${digits === 0 ? "" : "."}${text.slice(point)}`;
}

function sign(value: number): string {
  return value < 0 || Object.is(value, -0) ? "-" : "";
}
