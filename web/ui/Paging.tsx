import { Select } from '@codegouvfr/react-dsfr/Select'
import { PageLinks } from './PageLinks.tsx'

export interface PagingProps {
  /** Prefix of the ids of its elements, unique in the page. */
  readonly id: string
  /** Number of the page, from 1. */
  readonly page: number
  readonly size: number
  /** The sizes to choose from. */
  readonly sizes: readonly number[]
  /** Number of items in the whole list. */
  readonly count: number
  readonly sizeLabel: string
  readonly addressOfPage: (page: number) => string
  readonly onSize: (size: number) => void
}

/** Links to the pages of a list, and the choice of their size. */
export function Paging({ id, page, size, sizes, count, sizeLabel, addressOfPage, onSize }: PagingProps) {
  if (count <= Math.min(...sizes)) return null
  return (
    <div className="mc-paging">
      <Select
        label={sizeLabel}
        nativeSelectProps={{
          id: `${id}-taille`,
          value: String(size),
          onChange: ({ target }) => onSize(Number(target.value)),
        }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      <PageLinks id={id} page={page} size={size} count={count} addressOfPage={addressOfPage} />
    </div>
  )
}
