import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import { datasets } from '@ma-cantine/lib/open-data/datasets'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { useOpenDataWords } from './words/open-data-words.ts'

/** The columns of a dataset, with what they hold. */
export function ColumnsTable({ name }: { readonly name: DatasetName }) {
  const { columns: words } = useOpenDataWords()
  return (
    <ScrollTable caption={words.title(datasets[name].title)} className="mc-open-data__columns fr-mb-0">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {datasets[name].columns.map(column => (
          <tr key={column.name}>
            <th scope="row">
              <code>{column.name}</code>
            </th>
            <td>{words.types[column.type]}</td>
            <td lang="fr">
              <strong>{column.title}.</strong> {column.description}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
