/** Texts of the warning in the first view, apart from others that it does not need. */
export const loginWarningTexts = {
  warning: 'Įspėjimas apie prisijungimus',
  loginLimit: (moment: string) =>
    `${moment} kažkas daug kartų bandė atspėti jūsų slaptažodį, todėl 15 minučių slaptažodžiu buvo galima prisijungti tik iš tinklų, iš kurių jau jungėtės anksčiau. Jau atvertas skydelis veikė toliau. Jei slaptažodis trumpas arba naudojamas ir kitur, pakeiskite jį.`,
  toPassword: 'Pakeisti slaptažodį',
  dismiss: 'Supratau',
} as const
