/** The page about the team of experts. */
export const expertsTexts = {
  title: 'Mūsų ekspertai',
  description:
    'Kaip dirba Santykių akademijos ekspertų komanda: pasirengimas, darbo principai, konfidencialumas ir ko galite tikėtis kreipdamiesi.',
  intro:
    'Į jūsų laiškus atsako ir straipsnius rengia ekspertų komanda: santykių konsultantai ir porų psichologijos praktikai, kurie dirba pagal tas pačias taisykles.',
  workHeading: 'Kaip dirbame',
  work: [
    {
      title: 'Vienas ekspertas nuo pradžios iki galo',
      text: 'Jūsų laiškus skaito ir į juos atsako tas pats konsultuojantis specialistas, todėl istorijos nereikia pasakoti iš naujo.',
    },
    {
      title: 'Sudėtingus atvejus aptariame komandoje',
      text: 'Jei reikia kito žvilgsnio, kolegų klausiame neminėdami vardų ir detalių, iš kurių jus būtų galima atpažinti.',
    },
    {
      title: 'Straipsniai ir testai peržiūrimi',
      text: 'Prieš skelbdami tekstą ar testą, paprašome kito komandos nario jį įvertinti: ar aišku, ar pagrįsta, ar niekam nepakenks.',
    },
  ],
  trainingHeading: 'Pasirengimas',
  training: [
    'Psichologijos, socialinio darbo ar konsultavimo išsilavinimas.',
    'Porų konsultavimo ir emociškai saugaus bendravimo mokymai.',
    'Nuolatinis kvalifikacijos kėlimas ir reguliarios supervizijos.',
  ],
  principlesHeading: 'Principai, kurių laikomės',
  principles: [
    'Konfidencialumas: tai, ką parašote, skaito tik jūsų ekspertas.',
    'Nešališkumas: nepalaikome vienos pusės prieš kitą.',
    'Pagarba: sprendimus dėl savo santykių priimate jūs.',
    'Ribos: kai reikia gydytojo, psichoterapeuto ar skubios pagalbos, pasakome tai tiesiai.',
  ],
  callHeading: 'Pasitarkite su ekspertu',
  callText: 'Pirmąjį laišką galite parašyti jau šiandien.',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
