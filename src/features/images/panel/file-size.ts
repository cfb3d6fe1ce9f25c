const kilobytes = unit('kilobyte', 0)
const megabytes = unit('megabyte', 1)

function unit(name: 'kilobyte' | 'megabyte', digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('lt-LT', {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  })
}

/**
 * Formats a file size in kilobytes, at least `1 kB`. From about a million bytes on, formats it in megabytes, such as
 * `1,5 MB`.
 */
export function formatFileSize(bytes: number): string {
  return bytes < 999_500
    ? kilobytes.format(Math.max(1, bytes / 1000))
    : megabytes.format(bytes / 1_000_000)
}
