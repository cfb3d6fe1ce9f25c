import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { maximumScore } from '#src/domain/quiz.ts'
import { SAVED_RESULT, savedResultOf } from '#src/domain/saved-results.ts'

const bands = quiz.categories.map(({ name, color, minScore, maxScore }) => ({
  name,
  color,
  minScore,
  maxScore,
}))

/** A result with four dimensions and advice in steps. */
export const SAMPLE_RESULT: QuizResult = {
  totalScore: 12,
  maximumScore: maximumScore(quiz.questions),
  warned: false,
  warnings: [],
  bands,
  category: {
    name: bands[1]?.name ?? '',
    color: bands[1]?.color ?? '',
    description:
      'Jūsų santykiuose daug gero: mokate būti šalia, randate bendrą kalbą ir dažniausiai sutariate. Kai kurioms sritims dabar reikia daugiau dėmesio – ne todėl, kad kažkas blogai, o todėl, kad jos ilgai laukė savo eilės.',
    advice: `Susitarkite dėl vieno vakaro be telefonų: pusvalandį klausia vienas, pusvalandį – kitas.
Pradėkite nuo srities, kurios įvertinimas žemiausias: vienas nedidelis pokytis duoda daugiau nei penki sumanymai.
Kasdien pasakykite vienas kitam po vieną dalyką, už kurį esate dėkingi, ir venkite „taip, bet“.
Po ginčo grįžkite prie jo, kai abu nurimstate, – geriausia tą pačią arba kitą dieną.`,
  },
  dimensions: [
    {
      id: '5e9d6c2b-0d7a-4a53-9a43-3b6f3ad5f001',
      name: 'Pasitikėjimas',
      share: 83,
      level: 'high',
      advice:
        'Galite vienas kitu pasikliauti ir apie nemalonius dalykus sužinote iš paties žmogaus, ne iš kitų. Saugokite tai: laikykitės ir mažų pažadų.',
      articles: [
        {
          slug: 'kaip-po-melo-atkurti-pasitikejima',
          title: 'Kaip po melo atkurti pasitikėjimą',
        },
        {
          slug: 'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
          title: 'Savaitės pokalbis: pusvalandis, kuris palaiko ryšį',
        },
      ],
    },
    {
      id: '5e9d6c2b-0d7a-4a53-9a43-3b6f3ad5f002',
      name: 'Pokalbiai',
      share: 50,
      level: 'middle',
      advice:
        'Kalbatės apie daug ką, bet svarbios temos kartais lieka nebaigtos. Išbandykite paprastą taisyklę: kol vienas kalba, kitas tik klausosi ir tada savais žodžiais pakartoja, ką išgirdo. Atrodo keista, bet po kelių kartų pastebėsite, kad ginčijatės rečiau.',
      articles: [
        {
          slug: 'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
          title: 'Kaip klausytis, kad partneris jaustųsi išgirstas',
        },
        {
          slug: 'pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio',
          title: 'Pertrauka ginče: kaip sustoti ir vėl grįžti prie pokalbio',
        },
        {
          slug: 'gincas-be-zaizdu-penki-susitarimai-dviem',
          title: 'Ginčas be žaizdų: penki susitarimai dviem',
        },
      ],
    },
    {
      id: '5e9d6c2b-0d7a-4a53-9a43-3b6f3ad5f003',
      name: 'Artumas ir švelnumas',
      share: 33,
      level: 'low',
      advice:
        'Švelnumo dabar mažiau, nei norėtųsi. Nepradėkite nuo didelių pokalbių – pradėkite nuo apkabinimo grįžus namo ir klausimo, ko šiandien labiausiai trūko.',
      articles: [
        {
          slug: 'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
          title: 'Artumas kasdienybėje: maži ženklai, kurie suartina',
        },
      ],
    },
    {
      id: '5e9d6c2b-0d7a-4a53-9a43-3b6f3ad5f004',
      name: 'Bendri planai ir kasdieniai rūpesčiai',
      share: 67,
      level: 'high',
      advice:
        'Rūpesčius dalijatės gana sąžiningai. Kartą per mėnesį pasitikrinkite, ar susitarimai vis dar tinka abiem.',
      articles: [],
    },
  ],
  comparable: false,
}

/** An earlier result of the same quiz, as the browser keeps it. */
export const EARLIER_RESULT = {
  key: SAVED_RESULT + quiz.slug,
  entry: JSON.stringify(
    savedResultOf(
      {
        ...SAMPLE_RESULT,
        totalScore: 9,
        dimensions: SAMPLE_RESULT.dimensions.map(({ id, share }, index) => ({
          id,
          share: share + (index === 0 ? 5 : -20),
        })),
      },
      '2026-09-14',
    ),
  ),
}
