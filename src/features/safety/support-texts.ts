/** The help page. */
export const supportTexts = {
  title: 'Pagalbos centras',
  description:
    'Pagalba dėl Santykių akademijos testų, konsultacijų, mokėjimų ir asmens duomenų. Kur kreiptis, kai pagalbos reikia skubiai.',
  intro: 'Dažniausios situacijos ir ką daryti, kad kuo greičiau gautumėte pagalbą.',

  crisisHeading: 'Jei pagalbos reikia dabar',
  crisisText:
    'Mūsų konsultacijos nėra skubi pagalba. Jei gresia pavojus gyvybei ar sveikatai arba patiriate smurtą, nelaukite mūsų atsakymo.',
  historyNote:
    'Mygtukas „Greitai išeiti“ atveria orų puslapį. Apsilankymas čia vis tiek gali likti naršyklės istorijoje.',

  topicsHeading: 'Kuo galime padėti',
  topics: [
    {
      title: 'Testai',
      items: [
        'Jei testas neįsikelia, atnaujinkite puslapį arba pabandykite kita naršykle.',
        'Jei rezultato pateikti nepavyko, palaukite minutę ir paspauskite mygtuką dar kartą: atsakymai lieka.',
        'Testai skirti savistabai ir nėra diagnozė.',
      ],
    },
    {
      title: 'Konsultacijos ir mokėjimai',
      items: [
        'Mokėjimas vyksta saugiame išoriniame mokėjimų puslapyje; kortelės duomenų mes nematome.',
        'Jei sumokėjote, bet patvirtinimo negavote, patikrinkite nepageidaujamų laiškų aplanką ir parašykite mums.',
        'Prenumeratą nutrauksite savo užsakymo puslapyje arba el.\u00A0paštu. Dėl pinigų grąžinimo rašykite el.\u00A0paštu ir nurodykite adresą, kuriuo pirkote.',
        'Per 14\u00A0dienų sutarties galite atsisakyti paspaudę „Atsisakyti sutarties čia“ puslapio apačioje.',
      ],
    },
    {
      title: 'Jūsų duomenys',
      items: [
        'Savo duomenis galite atsisiųsti arba ištrinti patys\u00A0– puslapio apačioje paspauskite „Mano duomenys“.',
        'Naujienlaiškio galite atsisakyti bet kada\u00A0– paspauskite nuorodą laiško pabaigoje.',
        'Kokius duomenis ir kodėl tvarkome, aprašyta privatumo politikoje.',
      ],
    },
  ],
  writeHeading: 'Neradote atsakymo?',
  writeText: 'Trumpai parašykite mums, dėl ko kreipiatės:',
  toFaq: 'Dažniausiai užduodami klausimai',
  toPrivacy: 'Privatumo politika',
} as const
