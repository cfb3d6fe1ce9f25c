import { expect, it } from 'vitest'
import { deviceOf } from './devices.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

it.each([
  [`${WINDOWS} ${LIKE_CHROME}`, 'Chrome, Windows'],
  [`${WINDOWS} ${LIKE_CHROME} Edg/140.0.0.0`, 'Edge, Windows'],
  [`${WINDOWS} ${LIKE_CHROME} OPR/120.0.0.0`, 'Opera, Windows'],
  [`${WINDOWS} Gecko/20100101 Firefox/142.0`, 'Firefox, Windows'],
  [`${ANDROID} ${LIKE_CHROME}`, 'Chrome, Android'],
  [`${ANDROID} SamsungBrowser/28.0 ${LIKE_CHROME}`, 'Samsung Internet, Android'],
  [`${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [`${IPHONE} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${IPHONE.replaceAll('iPhone', 'iPad')} Version/18.5 Safari/604.1`, 'Safari, iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 'Safari, macOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_CHROME}`, 'Chrome, ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  ['curl/8.5.0 (Linux)', 'Linux'],
  ['<script>alert(1)</script>', ''],
  ['', ''],
  [null, ''],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
