import type { CanteenFormValues } from '@ma-cantine/lib/canteens/canteen-form'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { placeFields } from '@ma-cantine/lib/canteens/dependent-fields'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { emptyAfter, emptyFields } from './empty-fields.ts'
import { SearchBlock } from './SearchBlock.tsx'
import type { NumberKind, Selection } from './selection.ts'
import type { EstablishmentSearch } from './use-establishment-search.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

export interface EstablishmentFieldsProps {
  readonly form: SiteForm<CanteenFormValues>
  readonly search: EstablishmentSearch
  /** The canteen that the form changes, null when it creates one. */
  readonly ownId: number | null
  readonly renderTeamButton: (canteen: CanteenStatus) => ReactNode
}

/** The establishment of a canteen, or the legal unit that it is attached to, found by its number. */
export function EstablishmentFields({ form, search, ownId, renderTeamButton }: EstablishmentFieldsProps) {
  const words = useCanteenFormWords()
  const hasSiret = form.watch('hasSiret')
  const ofGroup = isGroup(form.watch('productionType'))
  const { setValue } = form

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
    emptyFields(form, ['siret', 'sirenUniteLegale'])
    if (selection?.kind === 'siret') {
      emptyFields(form, placeFields)
      if (form.getValues('name') === selection.name && ownId === null) emptyFields(form, ['name'])
    }
    search.show({ kind: 'idle' })
    // The button that was pressed is gone.
    requestAnimationFrame(() =>
      document.getElementById(form.idOf(selection?.kind === 'siren' ? 'sirenUniteLegale' : 'siret'))?.focus(),
    )
  }

  const renderSearch = (kind: NumberKind) => (
    <SearchBlock
      key={kind}
      form={form}
      kind={kind}
      search={search}
      onSelect={select}
      onClear={clearSearch}
      renderTeamButton={renderTeamButton}
    />
  )
  if (ofGroup) {
    return (
      <FieldGroup legend={words.group.unit}>
        <p>{words.group.unitText}</p>
        {renderSearch('siren')}
      </FieldGroup>
    )
  }
  return (
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
          emptyAfter(form, 'hasSiret')
          form.clearErrors()
          search.show({ kind: 'idle' })
        }}
      />
      {hasSiret !== '' && renderSearch(hasSiret === 'has-siret' ? 'siret' : 'siren')}
    </FieldGroup>
  )
}
