import { Input } from '@codegouvfr/react-dsfr/Input'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { InvoiceDraft } from '@ma-cantine/lib/invoices/electronic-invoice'
import { draftRefusals } from '@ma-cantine/lib/invoices/invoice-messages'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { joinParts, partsDash } from '@ma-cantine/lib/messages/join-parts'
import { formatMillionths } from '@ma-cantine/lib/messages/numbers'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import {
  type Characteristic2025,
  characteristics2025,
  type LocalDefinition2025,
  localDefinitions2025,
  type ProductFamily,
  productFamilies,
} from '@ma-cantine/lib/purchases/purchase-draft'
import { characteristicLabels, familyLabels, localDefinitionLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { useId, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { LineProposal } from './LineProposal.tsx'
import { isSure, type LineChoice, problemOf, withProposal } from './line-choice.ts'
import { unitNames } from './unit-names.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface InvoiceLineProps {
  readonly draft: InvoiceDraft
  readonly choice: LineChoice
  readonly proposal?: PurchaseProposal | undefined
  /** Whether problems are shown. */
  readonly isTried: boolean
  /** Left out where nothing can be saved. */
  readonly onChange?: (choice: LineChoice) => void
}

/** A line of an invoice as a purchase: included or not, with what is proposed for it and where that comes from. */
export function InvoiceLine({ draft, choice, proposal, isTried, onChange }: InvoiceLineProps) {
  const words = useInvoiceWords()
  const locale = useLocale()
  const id = useId()
  const name = draft.description ?? (draft.line === null ? words.whole : words.line(draft.line))
  const isRefused = draft.refusal !== null
  return (
    <li className="mc-invoice-line" data-included={choice.isIncluded ? 'yes' : 'no'}>
      <div className="mc-invoice-line__head">
        {isRefused || !onChange ? (
          <p className="fr-mb-0">
            <strong>{name}</strong>
          </p>
        ) : (
          <div className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              type="checkbox"
              id={`${id}-include`}
              checked={choice.isIncluded}
              onChange={({ target }) => onChange({ ...choice, isIncluded: target.checked })}
            />
            <label className="fr-label" htmlFor={`${id}-include`}>
              {draft.description === null ? words.includeNameless : words.include(draft.description)}
            </label>
          </div>
        )}
        <p className="mc-invoice-line__price">
          <strong>{formatEuros(Number(draft.priceHt), locale)}</strong> HT
          <Quantity quantity={draft.quantity} />
        </p>
      </div>
      {isRefused && onChange && <Refusal refusal={draft.refusal} />}
      {choice.isIncluded && !isRefused && onChange && (
        <LineFields {...{ draft, choice, proposal, isTried, onChange }} name={name} />
      )}
    </li>
  )
}

function Quantity({ quantity }: Pick<InvoiceDraft, 'quantity'>) {
  const locale = useLocale()
  if (quantity === null) return null
  const { amount, unit } = quantity
  const number = formatMillionths(amount, locale)
  return (
    <>
      <br />
      <span className="fr-text--sm">
        {[number, unit === null ? '' : ((unitNames[locale] as Readonly<Record<string, string>>)[unit] ?? unit)]
          .join(' ')
          .trim()}
      </span>
    </>
  )
}

function Refusal({ refusal }: Pick<InvoiceDraft, 'refusal'>) {
  const { refused } = useInvoiceWords()
  const locale = useLocale()
  if (refusal === null) return null
  const { message, advice } = draftRefusals(refusal).in(locale)
  return (
    <p className="fr-error-text fr-mt-1w fr-mb-0">
      <span>
        <strong>{refused}</strong>
        {partsDash}
        {message} {advice}
      </span>
    </p>
  )
}

type LineFieldsProps = Required<Pick<InvoiceLineProps, 'draft' | 'choice' | 'isTried' | 'onChange'>> &
  Pick<InvoiceLineProps, 'proposal'> & { readonly name: string }

function LineFields({ choice, isTried, onChange, draft, proposal, name }: LineFieldsProps) {
  const words = useInvoiceWords()
  const locale = useLocale()
  const problem = isTried ? problemOf(choice) : null
  const impossible = impossibleCharacteristics(choice.family)

  function chooseFamily(family: ProductFamily | null): void {
    const lost = impossibleCharacteristics(family)
    const characteristics = choice.characteristics.filter(code => !lost.includes(code))
    onChange({ ...choice, family, characteristics, answer: 'own' })
  }

  const toggle = (code: Characteristic2025) => {
    const has = (other: Characteristic2025) => choice.characteristics.includes(other) !== (other === code)
    onChange({ ...choice, characteristics: characteristics2025.filter(has), answer: 'own' })
  }
  const isMissing = problem === 'missing-product'
  return (
    <>
      <div className="mc-invoice-line__fields">
        <Input
          label={words.product}
          state={isMissing ? 'error' : 'default'}
          stateRelatedMessage={isMissing ? words.problems['missing-product'] : undefined}
          nativeInputProps={{
            value: choice.description,
            maxLength: 255,
            autoComplete: 'off',
            'aria-required': true,
            'aria-invalid': isMissing,
            onChange: ({ target }) => onChange({ ...choice, description: target.value }),
          }}
        />
        <Select
          label={words.family}
          nativeSelectProps={{
            value: choice.family ?? '',
            onChange: ({ target }) => chooseFamily((target.value || null) as ProductFamily | null),
          }}
        >
          <option value="">{words.noFamily}</option>
          {productFamilies.map(family => (
            <option key={family} value={family}>
              {familyLabels[locale][family]}
            </option>
          ))}
        </Select>
      </div>
      {draft.mentioned.length > 0 && (
        <p className="mc-invoice-line__sources fr-text--sm">
          <span className="fr-icon-lightbulb-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
          {words.fromInvoice(draft.mentioned.map(code => characteristicLabels[locale][code]).join(', '))}
        </p>
      )}
      {proposal && proposal.basis !== null && (
        <LineProposal
          name={draft.description ?? name}
          proposal={proposal}
          isSure={isSure(draft, proposal)}
          answer={choice.answer}
          onAccept={() => onChange(withProposal(choice, draft, proposal))}
        />
      )}
      <CharacteristicChoices name={name} chosen={choice.characteristics} impossible={impossible} onToggle={toggle} />
      {choice.characteristics.includes('LOCAL') && (
        <Select
          className="fr-mt-2w"
          label={words.local}
          state={problem === 'missing-local' ? 'error' : 'default'}
          stateRelatedMessage={problem === 'missing-local' ? words.problems['missing-local'] : undefined}
          nativeSelectProps={{
            value: choice.localDefinition ?? '',
            'aria-required': true,
            'aria-invalid': problem === 'missing-local',
            onChange: ({ target }) =>
              onChange({ ...choice, localDefinition: target.value as LocalDefinition2025, answer: 'own' }),
          }}
        >
          <option value="" disabled hidden>
            {words.choose}
          </option>
          {localDefinitions2025.map(definition => (
            <option key={definition} value={definition}>
              {localDefinitionLabels[locale][definition]}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

interface CharacteristicChoicesProps {
  readonly name: string
  readonly chosen: readonly Characteristic2025[]
  readonly impossible: readonly string[]
  readonly onToggle: (code: Characteristic2025) => void
}

/** Folded to what is chosen; its boxes are on the page only once it is unfolded. */
function CharacteristicChoices({ name, chosen, impossible, onToggle }: CharacteristicChoicesProps) {
  const words = useInvoiceWords()
  const labels = characteristicLabels[useLocale()]
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fr-mt-2w" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.chosen(chosen.map(code => labels[code]).join(', ') || words.none)}</summary>
      {isOpen && (
        <fieldset className="mc-invoice-line__codes">
          <legend className="fr-sr-only">{joinParts(words.characteristics, name)}</legend>
          {characteristics2025
            .filter(code => !impossible.includes(code))
            .map(code => (
              <div key={code} className="fr-checkbox-group fr-checkbox-group--sm">
                <input
                  type="checkbox"
                  id={`${id}-${code}`}
                  checked={chosen.includes(code)}
                  onChange={() => onToggle(code)}
                />
                <label className="fr-label" htmlFor={`${id}-${code}`}>
                  {labels[code]}
                </label>
              </div>
            ))}
        </fieldset>
      )}
    </details>
  )
}
