import { conditionalFields } from '@ma-cantine/lib/canteens/canteen-form'
import { economicModelLabels, managementTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { useEffect } from 'react'
import { useLocale } from '../../app/locale.ts'
import { AppearedFields } from '../../ui/AppearedFields.tsx'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ministryOptions, sectorOptions } from '../list-options.ts'
import { Confirmations } from './Confirmations.tsx'
import { EstablishmentFields, type EstablishmentFieldsProps } from './EstablishmentFields.tsx'
import { emptyAfter } from './empty-fields.ts'
import { useFormLabels } from './form-labels.ts'
import { ProductionFields } from './ProductionFields.tsx'
import { TownFields } from './TownFields.tsx'
import { TwinWarning } from './TwinWarning.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './canteen-form.css'

/** The fields of a canteen: those that depend on an answer appear with it, and are emptied when it changes. */
export function CanteenFields({ form, search, ownId, renderTeamButton }: EstablishmentFieldsProps) {
  const words = useCanteenFormWords()
  const locale = useLocale()
  const values = form.watch()
  const shown = conditionalFields(values)
  const ofGroup = isGroup(values.productionType)
  const labels = useFormLabels(ofGroup)
  const isFound = search.state.kind === 'found'
  const { setValue } = form
  useEffect(() => setValue('isFound', isFound), [setValue, isFound])

  const appeared = (['centralProducerSiret', 'satelliteCanteensCount', 'lineMinistry', 'dailyMealCount'] as const)
    .filter(name => shown[name])
    .map(name => labels[name])
  const confirmations = (['oneDelivery', 'manyDelivery', 'noSiret'] as const)
    .filter(name => shown[name])
    .map(name => labels[name])

  return (
    <>
      <EstablishmentFields form={form} search={search} ownId={ownId} renderTeamButton={renderTeamButton} />

      <FieldGroup legend={words.legends.contact}>
        <TextField
          form={form}
          name="name"
          autoComplete="off"
          hint={ofGroup ? words.group.nameHint : words.hints.name}
        />
        {shown.town && <TownFields form={form} />}
        <TwinWarning form={form} ownId={ownId} renderTeamButton={renderTeamButton} />
      </FieldGroup>

      <FieldGroup legend={words.legends.characteristics}>
        {shown.economicModel && (
          <RadioGroup
            form={form}
            name="economicModel"
            options={(['public', 'private'] as const).map(value => ({
              value,
              label: economicModelLabels[locale][value],
              hint: words.hints[value],
            }))}
          />
        )}
        <RadioGroup
          form={form}
          name="managementType"
          options={(['direct', 'conceded'] as const).map(value => ({
            value,
            label: managementTypeLabels[locale][value],
            hint: words.hints[value],
          }))}
        />
        {!ofGroup && <ProductionFields form={form} />}
      </FieldGroup>

      {shown.sectors && (
        <FieldGroup legend={words.legends.sector}>
          <SearchableChoices
            form={form}
            name="sectors"
            hint={words.hints.sectors}
            options={sectorOptions}
            words={words.sectors}
            onChange={() => emptyAfter(form, 'sectors')}
          />
          {shown.lineMinistry && (
            <SelectField form={form} name="lineMinistry" hint={words.hints.lineMinistry} options={ministryOptions} />
          )}
        </FieldGroup>
      )}

      <FieldGroup legend={words.legends.meals}>
        {ofGroup && <p>{words.group.meals}</p>}
        <div className="fr-grid-row fr-grid-row--gutters">
          {shown.dailyMealCount && (
            <div className="fr-col-12 fr-col-sm-6">
              <TextField form={form} name="dailyMealCount" inputMode="numeric" autoComplete="off" />
            </div>
          )}
          <div className="fr-col-12 fr-col-sm-6">
            <TextField form={form} name="yearlyMealCount" inputMode="numeric" autoComplete="off" />
          </div>
        </div>
      </FieldGroup>

      <Confirmations form={form} />
      <AppearedFields labels={[...appeared, ...confirmations]} sentence={words.appeared} />
    </>
  )
}
