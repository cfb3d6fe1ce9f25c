import type { KEPT_AFTER_ERASURE } from '#src/domain/erasures.ts'
import {
  BACKUP_DAYS,
  REMOVAL_DAYS,
  SENT_KEPT_DAYS,
  UNSENT_KEPT_DAYS,
  WITHDRAWAL_MONTHS,
} from '#src/domain/retention.ts'
import { forDays, forMonths } from './periods.ts'

/** What stays when a visitor deletes everything: how long, and why. */
export const keptData: Record<
  keyof typeof KEPT_AFTER_ERASURE,
  { what: string; until: string; why: string }
> = {
  withdrawals: {
    what: 'Sutarčių atsisakymai ir jų gavimą patvirtinančių laiškų įrašai',
    until: `atsisakymai – ${forMonths(WITHDRAWAL_MONTHS)}, laiškų įrašai – ${forDays(SENT_KEPT_DAYS)} nuo išsiuntimo, o nepavykus išsiųsti – ${forDays(UNSENT_KEPT_DAYS)}`,
    why: 'jie pagrindžia grąžintus pinigus, todėl saugomi kaip apskaitos dokumentai',
  },
  removals: {
    what: 'El. pašto adresas trintinų iš „Omnisend“ sąraše',
    until: `kol ištriname ir ten, ne ilgiau kaip ${forDays(REMOVAL_DAYS)}`,
    why: 'tik jei adresą šiai laiškų siuntimo paslaugai buvome perdavę – kitaip nežinotume, ką joje ištrinti',
  },
  backups: {
    what: 'Atsarginės kopijos',
    until: `ne ilgiau kaip ${forDays(BACKUP_DAYS)}`,
    why: 'pavienių įrašų iš jų neišimame, bet atkūrę kopiją tai, ką ištrynėte, ištriname vėl',
  },
}
