import { expect, it } from 'vitest'
import { addressParts, isSameTown } from './seller.ts'

it.each([
  ['Upės g. 5, LT-01100 Vilnius', 'Upės g. 5', 'LT-01100', 'Vilnius'],
  ['Laisvės al. 1-2, Kaunas, LT-44000, Lietuva', 'Laisvės al. 1-2', 'LT-44000', 'Kaunas'],
  ['Upės g. 5, LT01100 Vilnius', 'Upės g. 5', 'LT01100', 'Vilnius'],
  ['Upės g. 5, 01100 Vilniaus m.', 'Upės g. 5', '01100', 'Vilniaus m.'],
  ['Upės g. 5', 'Upės g. 5', null, null],
  ['Kaunas, Upės g. 5', 'Kaunas, Upės g. 5', null, null],
])('an address is split: %s', (address, street, postalCode, town) => {
  expect(addressParts(address)).toEqual({ street, postalCode, town })
})

it.each([
  ['Vilnius, Lietuva', 'Vilniaus m.', true],
  ['Šiauliai', 'Šiaulių m.', true],
  ['Vilnius, Lietuva', 'Kaunas', false],
])('the city line %s and the town %s are the same: %s', (city, town, isSame) => {
  expect(isSameTown(city, town)).toBe(isSame)
})
