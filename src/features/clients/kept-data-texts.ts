import { forDays, forMonths } from '#src/core/period-texts.ts'

/** Retention periods of kept data (`core/retention.ts`). */
interface KeptPeriods {
  withdrawalMonths: number
  orderMonths: number
  sentDays: number
  unsentDays: number
  removalDays: number
  backupDays: number
}

/** Returns which data is kept after an erasure, for how long and why. The keys are those of `KEPT_AFTER_ERASURE`. */
export function keptData(kept: KeptPeriods) {
  return {
    withdrawals: {
      what: 'Sutarčių atsisakymai ir jų gavimą patvirtinančių laiškų įrašai',
      until: `atsisakymai – ${forMonths(kept.withdrawalMonths)}, laiškų įrašai – ${forDays(kept.sentDays)} nuo išsiuntimo, o nepavykus išsiųsti – ${forDays(kept.unsentDays)}`,
      why: 'jie pagrindžia grąžintus pinigus, todėl saugomi kaip apskaitos dokumentai',
    },
    orders: {
      what: 'Užsakymai – paketas, vardas, el. pašto adresas, sumos ir jums pradedant duoti sutikimai – ir jų patvirtinimo laiškų įrašai',
      until: `užsakymai – ${forMonths(kept.orderMonths)} nuo paskutinio mokėjimo, laiškų įrašai – ${forDays(kept.sentDays)} nuo išsiuntimo, o nepavykus išsiųsti – ${forDays(kept.unsentDays)}`,
      why: 'jie saugomi kaip apskaitos dokumentai',
    },
    removals: {
      what: 'El. pašto adresas trintinų iš „Omnisend“ sąraše',
      until: `kol ištriname ir ten, ne ilgiau kaip ${forDays(kept.removalDays)}`,
      why: 'tik jei adresą šiai naujienlaiškių siuntimo paslaugai buvome perdavę – kitaip nežinotume, ką joje ištrinti',
    },
    departed: {
      what: 'Jūsų el. pašto adreso ženklas, sudarytas slaptuoju raktu',
      until: 'neribotai, kol patys vėl užsiprenumeruosite naujienlaiškį',
      why: 'adreso iš ženklo perskaityti neįmanoma, bet pagal jį neleidžiame jūsų įrašyti į naujienlaiškio gavėjų sąrašą be jūsų žinios',
    },
    backups: {
      what: 'Atsarginės kopijos',
      until: `ne ilgiau kaip ${forDays(kept.backupDays)}`,
      why: 'pavienių įrašų iš jų neišimame, bet atkūrę kopiją tai, ką ištrynėte, ištriname vėl',
    },
  }
}
