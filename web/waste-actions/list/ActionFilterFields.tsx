import { SegmentedControl } from '@codegouvfr/react-dsfr/SegmentedControl'
import { Tag } from '@codegouvfr/react-dsfr/Tag'
import { wasteEfforts, wasteOrigins } from '@ma-cantine/lib/waste-actions/waste-action'
import { type RefObject, useId } from 'react'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { useWasteActionWords } from '../words/waste-action-words.ts'
import type { ActionListAddress } from './action-list-address.ts'

interface ActionFilterFieldsProps {
  readonly address: ActionListAddress
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly onChange: (change: Partial<ActionListAddress>) => void
}

/** The search, the two filters, and how the actions are shown. */
export function ActionFilterFields({ address, searchField, onChange }: ActionFilterFieldsProps) {
  const words = useWasteActionWords()
  const view = (label: string, isTable: boolean) => ({
    label,
    nativeInputProps: {
      checked: address.isTable === isTable,
      onChange: () => onChange({ isTable }),
    },
  })
  return (
    <div className="mc-action-filters">
      <search className="mc-action-search">
        <SearchForm
          words={words.search}
          text={address.search}
          field={searchField}
          onSearch={search => onChange({ search })}
        />
      </search>
      <Toggles
        title={words.filters.effort}
        codes={wasteEfforts}
        labels={words.efforts}
        chosen={address.efforts}
        onChange={efforts => onChange({ efforts })}
      />
      <Toggles
        title={words.filters.origin}
        codes={wasteOrigins}
        labels={words.origins}
        chosen={address.origins}
        onChange={origins => onChange({ origins })}
      />
      <SegmentedControl
        small
        legend={words.view.legend}
        segments={[view(words.view.cards, false), view(words.view.table, true)]}
      />
    </div>
  )
}

interface TogglesProps<Code extends string> {
  readonly title: string
  readonly codes: readonly Code[]
  readonly labels: Readonly<Record<Code, string>>
  readonly chosen: readonly Code[]
  readonly onChange: (chosen: Code[]) => void
}

/** Codes to choose from, any of which may match. */
function Toggles<Code extends string>({ title, codes, labels, chosen, onChange }: TogglesProps<Code>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings the spacing of a form
    <div role="group" aria-labelledby={id}>
      <p className="fr-label fr-mb-1w" id={id}>
        {title}
      </p>
      <ul className="fr-tags-group fr-mb-0">
        {codes.map(code => {
          const isChosen = chosen.includes(code)
          return (
            <li key={code}>
              <Tag
                pressed={isChosen}
                nativeButtonProps={{
                  type: 'button',
                  onClick: () => onChange(codes.filter(each => (each === code ? !isChosen : chosen.includes(each)))),
                }}
              >
                {labels[code]}
              </Tag>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
