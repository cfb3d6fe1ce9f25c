import { useController, useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import {
  EMAIL_PACKAGES,
  type EmailPackage,
  OFFERS,
  PACKAGE_IDS,
  type PackageId,
  type PackageSales,
  STARTING_PRICES,
} from '#src/features/consultations/consultations.ts'
import { packageTexts } from '#src/features/consultations/package-texts.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { focusSoon, messageOf } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { offerWords } from './package-values.ts'
import type { SettingsValues } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>

const { packageFields: labels } = texts

/** Shows the fields of each package. */
export function PackageFields({ form, sales }: { form: SettingsForm; sales: PackageSales }) {
  return PACKAGE_IDS.map((id) => <PackagePart key={id} form={form} id={id} sales={sales} />)
}

interface PackagePartProps {
  form: SettingsForm
  id: PackageId
  sales: PackageSales
}

function PackagePart({ form, id, sales }: PackagePartProps) {
  const path = `packages.${id}` as const
  const { control } = form
  const { field: offer } = useController({ control, name: `${path}.offer` })
  const [title, takenUntil] = useWatch({ control, name: [`${path}.title`, `${path}.takenUntil`] })
  const today = formatDay(new Date())
  return (
    <FoldedPart
      path={path}
      title={title}
      state={offerWords({ offer: offer.value, takenUntil }, today)}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...offer}
          label={labels.offer}
          options={OFFERS}
          textOf={(each) => texts.offers[each]}
        />
        {offer.value === 'taken' ? (
          <TextField
            form={form}
            name={`${path}.takenUntil`}
            label={labels.takenUntil}
            hint={labels.takenUntilHint}
            type="date"
            min={today}
          />
        ) : null}
      </div>
      <p className="max-w-3xl text-sm text-muted">
        {isSold(id)
          ? labels.soldAt(sales[id].price)
          : labels.fixedAt(STARTING_PRICES[id], packageTexts.durations[id])}
      </p>
      <TextField
        form={form}
        name={`${path}.title`}
        label={labels.title}
        maximum={LIMITS.title}
        required
      />
      <TextField
        form={form}
        name={`${path}.description`}
        label={labels.description}
        maximum={LIMITS.excerpt}
        rows={3}
        required
      />
      <TextField
        form={form}
        name={`${path}.features`}
        label={labels.features}
        hint={isSold(id) ? labels.promisedHint : labels.featuresHint}
        rows={5}
        required
      />
    </FoldedPart>
  )
}

const isSold = (id: PackageId): id is EmailPackage => EMAIL_PACKAGES.some((each) => each === id)

/** Shows the periods in which no messages are answered. */
export function DaysOff({ form }: { form: SettingsForm }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'daysOff.periods' })
  const message = messageOf(form, 'daysOff')
  return (
    <div className="flex flex-col items-start gap-5">
      <ul className="flex w-full flex-col gap-5 empty:hidden">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <TextField
              form={form}
              name={`daysOff.periods.${index}.from`}
              label={labels.from}
              type="date"
            />
            <TextField
              form={form}
              name={`daysOff.periods.${index}.to`}
              label={labels.to}
              type="date"
            />
            <Button quiet aria-label={texts.removePeriod(index + 1)} onClick={() => remove(index)}>
              {texts.removeDays}
            </Button>
          </li>
        ))}
      </ul>
      {message === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      <Button
        quiet
        onClick={() => {
          append({ from: '', to: '' }, { shouldFocus: false })
          focusSoon(form, `daysOff.periods.${fields.length}.from`)
        }}
      >
        {texts.addDays}
      </Button>
    </div>
  )
}
