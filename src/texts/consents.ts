/**
 * What visitors consent to: each text stands beside its own unticked box and is stored, word for word and
 * with its version, beside what it allows. A changed text gets another version.
 */
export const consentTexts = {
  quizAnswers: {
    version: '2026-11-22',
    text: 'Sutinku, kad mano el. paštą ir vardą 24 mėnesius saugotumėte kartu su atsakymais ir rezultatu. Jie gali atskleisti jautrių dalykų apie mano santykius. Sutikimą galiu bet kada atšaukti.',
  },
  quizResult: {
    version: '2026-11-22',
    text: 'Atsiųskite el. paštu privačią nuorodą į mano rezultatą. Ji galioja 90 dienų, o rezultatą galiu ištrinti anksčiau.',
  },
  resultLetters: {
    version: '2026-11-22',
    text: 'Noriu gauti akademijos laiškus, parinktus pagal mano testo rezultatą. Mano el. paštą ir rezultato grupę perduosite laiškų siuntimo paslaugai „Omnisend“. Atsisakyti galiu bet kada.',
  },
} as const
