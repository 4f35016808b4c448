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

/** All the columns of a kind of file; folded by subject where there are several. The one in the address is shown. */
export default function SchemaGuide({ kind }: { readonly kind: FileKind }) {
  const { schema: words } = useImportWords()
  // Another one each time a link is followed, be it to the same place.
  const location = useLocation()
  const groups = useMemo(() => schemaGroups(schemaOf(kind)), [kind])
  const [opened, open] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    const index = groups.findIndex(({ columns }) => columns.some(({ field }) => formatAnchor(field.name) === anchor))
    if (index === -1) return
    open(opened => new Set([...opened, index]))
    return showOnceVisible(anchor)
  }, [groups, location])

  const titleOf = ({ title }: SchemaGroup) => (typeof title === 'object' ? title.label : words.groups[title])
  const [only, ...others] = groups
  if (!only) return null
  const intro = <p>{words.intro(groups.reduce((count, { columns }) => count + columns.length, 0))}</p>
  if (others.length === 0) {
    return (
      <>
        {intro}
        <SchemaTable caption={words.caption(titleOf(only))} columns={only.columns} />
      </>
    )
  }
  const allOpened = opened.size === groups.length
  return (
    <>
      {intro}
      <Button
        priority="tertiary"
        size="small"
        iconId={allOpened ? 'fr-icon-arrow-up-s-line' : 'fr-icon-arrow-down-s-line'}
        onClick={() => open(new Set(allOpened ? [] : groups.keys()))}
        className="fr-mb-2w"
      >
        {allOpened ? words.closeAll : words.openAll}
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
              expanded={opened.has(index)}
              onExpandedChange={expanded => {
                const others = [...opened].filter(other => other !== index)
                open(new Set(expanded ? [...others, index] : others))
              }}
            >
              <SchemaTable caption={words.caption(title)} columns={group.columns} />
            </Accordion>
          )
        })}
      </div>
    </>
  )
}

/** How long an accordion may take to unfold, in frames. */
const patience = 120

/** Goes to a row once its accordion lets it be seen. @returns what gives it up. */
function showOnceVisible(id: string): () => void {
  let frame = 0
  let left = patience
  const look = () => {
    const row = document.getElementById(id)
    if (row?.checkVisibility({ visibilityProperty: true })) {
      row.querySelector('th')?.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'center' })
    } else if (left-- > 0) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
