import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useImportWords } from '../words/import-words.ts'
import { formatAnchor } from './format-anchor.ts'
import { SchemaTable } from './SchemaTable.tsx'
import { type SchemaGroup, schemaGroups } from './schema-groups.ts'

/**
 * The columns of a kind of file, in folded groups where there are several. The group of the column in the address is
 * open.
 */
export default function SchemaGuide({ kind }: { readonly kind: FileKind }) {
  const { schema: words } = useImportWords()
  // A new object each time a link is followed, also to the same anchor.
  const location = useLocation()
  const groups = useMemo(() => schemaGroups(schemaOf(kind)), [kind])
  const [openGroups, setOpenGroups] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    const index = groups.findIndex(({ columns }) => columns.some(({ field }) => formatAnchor(field.name) === anchor))
    if (index === -1) return
    setOpenGroups(openGroups => new Set([...openGroups, index]))
    return showOnceVisible(anchor)
  }, [groups, location])

  const titleOf = ({ title }: SchemaGroup) => (typeof title === 'object' ? title.label : words.groups[title])
  const [firstGroup, ...others] = groups
  if (!firstGroup) return null
  const intro = <p>{words.intro(groups.reduce((count, { columns }) => count + columns.length, 0))}</p>
  if (others.length === 0) {
    return (
      <>
        {intro}
        <SchemaTable kind={kind} caption={words.caption(titleOf(firstGroup))} columns={firstGroup.columns} />
      </>
    )
  }
  const allOpen = openGroups.size === groups.length
  return (
    <>
      {intro}
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId={allOpen ? 'fr-icon-arrow-up-s-line' : 'fr-icon-arrow-down-s-line'}
        onClick={() => setOpenGroups(new Set(allOpen ? [] : groups.keys()))}
        className="fr-mb-2w"
      >
        {allOpen ? words.closeAll : words.openAll}
      </Button>
      <div className="fr-accordions-group" data-fr-group="false">
        {groups.map((group, index) => {
          const title = titleOf(group)
          const last = group.columns.at(-1) ?? group.columns[0]
          return (
            <Accordion
              key={title}
              titleAs="h4"
              label={words.group(title, group.columns[0].letter, last.letter)}
              expanded={openGroups.has(index)}
              onExpandedChange={expanded => {
                const others = [...openGroups].filter(other => other !== index)
                setOpenGroups(new Set(expanded ? [...others, index] : others))
              }}
            >
              <SchemaTable kind={kind} caption={words.caption(title)} columns={group.columns} />
            </Accordion>
          )
        })}
      </div>
    </>
  )
}

/** Frames to wait at most for an accordion to unfold. */
const maximumFrames = 120

/**
 * Scrolls to a row once its accordion shows it.
 * @returns a function that stops waiting.
 */
function showOnceVisible(id: string): () => void {
  let frame = 0
  let framesLeft = maximumFrames
  const scrollIfVisible = () => {
    const row = document.getElementById(id)
    if (row?.checkVisibility({ visibilityProperty: true })) {
      row.querySelector('th')?.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'center' })
    } else if (framesLeft-- > 0) frame = requestAnimationFrame(scrollIfVisible)
  }
  frame = requestAnimationFrame(scrollIfVisible)
  return () => cancelAnimationFrame(frame)
}
