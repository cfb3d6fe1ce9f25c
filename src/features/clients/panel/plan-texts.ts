import type { PlanEntry } from '../contracts.ts'

/** Texts of the plan. */
export const planTexts = {
  heading: 'Planas',
  monthsLabel: 'Mėnesiai',
  before: (month: string) => `← ${month}`,
  after: (month: string) => `${month} →`,
  today: 'Šiandien',
  dayOff: 'Laisva diena',
  daysOff: (periods: string) => `Laisvos dienos: ${periods}`,
  day: (day: string, weekday: string) => `${day}, ${weekday}`,
  earlier: 'Vėluoja iš ankstesnių mėnesių',
  nothing: 'Šį mėnesį nieko nepublikuota ir nesuplanuota.',
  nothingToday: 'Šiandien nieko nesuplanuota.',
  more: (count: number) => `Dar ${count}`,
  mails: (count: number) => `Serijų laiškai: ${count}`,
  states: { published: 'Publikuota', sent: 'Išsiųsta', planned: 'Suplanuota', overdue: 'Vėluoja' },
  move: 'Perkelti',
  moveTitle: (title: string) => `Perkelti: ${title}`,
  time: {
    post: 'Kada paskelbti',
    page: 'Kada paskelbti',
    quiz: 'Kada paskelbti',
    letter: 'Kada išsiųsti',
  } satisfies Record<PlanEntry['kind'], string>,
  timeHint: 'Lietuvos laiku',
  timeRequired: 'Nurodykite dieną ir valandą',
  timePast: 'Laikas turi būti ateityje',
  changed: 'Tuo metu šis įrašas buvo pakeistas, todėl neperkeltas. Planas atnaujintas.',
  moveFailed: 'Nepavyko perkelti. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  moved: 'Perkelta',
  movedTo: (title: string, moment: string) => `„${title}“: ${moment}`,
} as const
