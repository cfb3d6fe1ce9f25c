import type { ListedKind } from '#src/features/publishing/unfinished-contracts.ts'

export const unfinishedTexts = {
  heading: 'Nebaigti tekstai',
  count: (texts: number) => `Nebaigti tekstai: ${texts}`,
  show: 'parodyti',
  intro: (days: number) =>
    `Tai, ką pradėjote rašyti ir dar neišsaugojote. Tęsti galite bet kuriame įrenginyje; ${days} dienų nekeistas tekstas ištrinamas.`,
  untitled: 'Be pavadinimo',
  kinds: {
    post: { new: 'Naujas straipsnis', stored: 'Straipsnio pakeitimai' },
    page: { new: 'Naujas puslapis', stored: 'Puslapio pakeitimai' },
    quiz: { new: 'Naujas testas', stored: 'Testo pakeitimai' },
    letter: { new: 'Naujas naujienlaiškis', stored: 'Naujienlaiškio pakeitimai' },
  } satisfies Record<ListedKind, { new: string; stored: string }>,
  goOn: 'Rašyti toliau',
  removeText:
    'Neišsaugotas tekstas bus ištrintas visuose įrenginiuose. To, kas jau išsaugota, tai nekeičia.',
  removed: 'Nebaigtas tekstas ištrintas',
  removeFailed: 'Nepavyko ištrinti nebaigto teksto. Bandykite vėliau.',
} as const
