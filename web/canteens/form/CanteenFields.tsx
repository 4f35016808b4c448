import { type CanteenFormValues, conditionalFields, emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import {
  economicModelLabels,
  managementTypeLabels,
  productionTypeLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { fieldsToEmpty, placeFields } from '@ma-cantine/lib/canteens/dependent-fields'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { type ReactNode, useEffect } from 'react'
import { useLocale } from '../../app/locale.ts'
import { AppearedFields } from '../../ui/AppearedFields.tsx'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ministryOptions, sectorOptions } from '../list-options.ts'
import { Confirmations } from './Confirmations.tsx'
import { DirectoryLink } from './DirectoryLink.tsx'
import { SearchBlock } from './SearchBlock.tsx'
import type { Selection } from './selection.ts'
import { TownFields } from './TownFields.tsx'
import { TwinWarning } from './TwinWarning.tsx'
import type { EstablishmentSearch } from './use-establishment-search.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './canteen-form.css'

export interface CanteenFieldsProps {
  readonly form: SiteForm<CanteenFormValues>
  readonly search: EstablishmentSearch
  /** The canteen that the form changes, null when it creates one. */
  readonly ownId: number | null
  readonly renderTeamButton: (canteen: CanteenStatus) => ReactNode
}

type Name = keyof CanteenFormValues

/** The fields of a canteen: those that depend on an answer appear with it, and are emptied when it changes. */
export function CanteenFields({ form, search, ownId, renderTeamButton }: CanteenFieldsProps) {
  const words = useCanteenFormWords()
  const locale = useLocale()
  const values = form.watch()
  const shown = conditionalFields(values)
  const isFound = search.state.kind === 'found'
  const { setValue } = form
  useEffect(() => setValue('isFound', isFound), [setValue, isFound])

  function empty(...names: readonly Name[]): void {
    for (const name of names) setValue(name, emptyCanteenForm[name])
    form.clearErrors([...names])
  }

  const emptyAfter = (question: Parameters<typeof fieldsToEmpty>[0]) =>
    empty(...fieldsToEmpty(question, form.getValues()))

  function select(selection: Selection): void {
    const isNamed = form.getValues('name').trim() !== ''
    search.show({ kind: 'selected', selection, isNew: true })
    if (selection.kind === 'siren') {
      setValue('sirenUniteLegale', selection.number)
      form.clearErrors('sirenUniteLegale')
      return
    }
    setValue('siret', selection.number)
    if (selection.name !== null && (ownId === null || !isNamed)) setValue('name', selection.name)
    setValue('postalCode', selection.postalCode ?? '')
    setValue('citySelector', selection.cityInseeCode ?? '')
    setValue('city', selection.city ?? '')
    setValue('cityInseeCode', selection.cityInseeCode ?? '')
    setValue('department', selection.department ?? '')
    form.clearErrors(['siret', 'name'])
  }

  function clearSearch(): void {
    const selection = search.state.kind === 'selected' ? search.state.selection : null
    empty('siret', 'sirenUniteLegale')
    if (selection?.kind === 'siret') {
      empty(...placeFields)
      if (form.getValues('name') === selection.name && ownId === null) empty('name')
    }
    search.show({ kind: 'idle' })
    // The button that was pressed is gone.
    requestAnimationFrame(() =>
      document.getElementById(form.idOf(selection?.kind === 'siren' ? 'sirenUniteLegale' : 'siret'))?.focus(),
    )
  }

  const appeared = (['centralProducerSiret', 'satelliteCanteensCount', 'lineMinistry', 'dailyMealCount'] as const)
    .filter(name => shown[name])
    .map(name => words.labels[name])
  const confirmations = (['oneDelivery', 'manyDelivery', 'noSiret'] as const)
    .filter(name => shown[name])
    .map(name => words.labels[name])

  return (
    <>
      <FieldGroup legend={words.legends.siret}>
        <RadioGroup
          form={form}
          name="hasSiret"
          options={[
            {
              value: 'has-siret',
              label: words.hasSiret.yes,
              hint: words.hasSiret.yesHint,
              illustration: <span className="fr-icon-building-line mc-radio-picture" aria-hidden="true" />,
            },
            {
              value: 'no-siret',
              label: words.hasSiret.no,
              hint: words.hasSiret.noHint,
              illustration: <span className="fr-icon-links-line mc-radio-picture" aria-hidden="true" />,
            },
          ]}
          onChange={() => {
            emptyAfter('hasSiret')
            form.clearErrors()
            search.show({ kind: 'idle' })
          }}
        />
        {values.hasSiret !== '' && (
          <SearchBlock
            key={values.hasSiret}
            form={form}
            kind={values.hasSiret === 'has-siret' ? 'siret' : 'siren'}
            search={search}
            onSelect={select}
            onClear={clearSearch}
            renderTeamButton={renderTeamButton}
          />
        )}
      </FieldGroup>

      <FieldGroup legend={words.legends.contact}>
        <TextField form={form} name="name" autoComplete="off" hint={words.hints.name} />
        {shown.town && <TownFields form={form} />}
        <TwinWarning form={form} ownId={ownId} renderTeamButton={renderTeamButton} />
      </FieldGroup>

      <FieldGroup legend={words.legends.characteristics}>
        <RadioGroup
          form={form}
          name="economicModel"
          options={(['public', 'private'] as const).map(value => ({
            value,
            label: economicModelLabels[locale][value],
            hint: words.hints[value],
          }))}
        />
        <RadioGroup
          form={form}
          name="managementType"
          options={(['direct', 'conceded'] as const).map(value => ({
            value,
            label: managementTypeLabels[locale][value],
            hint: words.hints[value],
          }))}
        />
        <RadioGroup
          form={form}
          name="productionType"
          options={(['site', 'site_cooked_elsewhere', 'central', 'central_serving'] as const).map(value => {
            const disabled = values.hasSiret === 'no-siret' && isCentralKitchen(value)
            const hint = disabled ? words.hints.withoutSiret : words.hints[value]
            return { value, label: productionTypeLabels[locale][value], hint, disabled }
          })}
          onChange={() => emptyAfter('productionType')}
        />
        {shown.centralProducerSiret && (
          <TextField
            form={form}
            name="centralProducerSiret"
            inputMode="numeric"
            autoComplete="off"
            hint={
              <>
                {words.hints.centralProducerSiret} <DirectoryLink>{words.hints.directory}</DirectoryLink>
              </>
            }
          />
        )}
        {shown.satelliteCanteensCount && (
          <TextField
            form={form}
            name="satelliteCanteensCount"
            inputMode="numeric"
            autoComplete="off"
            hint={words.hints.satelliteCanteensCount}
          />
        )}
      </FieldGroup>

      <FieldGroup legend={words.legends.sector}>
        <SearchableChoices
          form={form}
          name="sectors"
          hint={words.hints.sectors}
          options={sectorOptions}
          words={words.sectors}
          onChange={() => emptyAfter('sectors')}
        />
        {shown.lineMinistry && (
          <SelectField form={form} name="lineMinistry" hint={words.hints.lineMinistry} options={ministryOptions} />
        )}
      </FieldGroup>

      <FieldGroup legend={words.legends.meals}>
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
