/** The new text of a cell, by its row and its position from 0. */
export interface CellEdit {
  readonly row: number
  readonly position: number
  readonly text: string
}

/** A change to a file: edits of some cells, or a rewrite of the whole file. */
export type Step<Document> =
  | {
      readonly kind: 'edits'
      readonly edits: readonly CellEdit[]
      /** Whether the rows stay listed once they are right: the user is at work in them. */
      readonly keepsRows: boolean
    }
  | { readonly kind: 'rewrite'; readonly document: Document }

/** The edited cells: by row, then by position from 0. */
export type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

type MutableEdits = Map<number, Map<number, string>>

/** The changes to a file, each of which can be undone and redone. */
export class History<Document> {
  private readonly steps: Step<Document>[] = []
  private doneCount = 0
  private readonly first: Document
  /** The cells edited since the last rewrite, and those among them whose rows stay listed; null when out of date. */
  private merged: { readonly all: MutableEdits; readonly kept: MutableEdits } | null = null

  constructor(first: Document) {
    this.first = first
  }

  add(step: Step<Document>): void {
    this.steps.splice(this.doneCount, this.steps.length, step)
    this.doneCount++
    // A hundred thousand earlier edits are not merged again at each new one.
    if (this.merged && step.kind === 'edits') mergeStep(this.merged, step)
    else this.merged = null
  }

  get undoable(): number {
    return this.doneCount
  }

  get redoable(): number {
    return this.steps.length - this.doneCount
  }

  /** @returns the step that was undone; null when there is none. */
  undo(): Step<Document> | null {
    if (this.doneCount === 0) return null
    this.merged = null
    return this.steps[--this.doneCount] as Step<Document>
  }

  /** @returns the step that was redone; null when there is none. */
  redo(): Step<Document> | null {
    if (this.redoable === 0) return null
    this.merged = null
    return this.steps[this.doneCount++] as Step<Document>
  }

  /** The file after the last rewrite. */
  get document(): Document {
    const last = this.steps.slice(0, this.doneCount).findLast(step => step.kind === 'rewrite')
    return last ? last.document : this.first
  }

  /** The cells edited since the last rewrite. */
  get edits(): Edits {
    return this.merge().all
  }

  /** Those of the edited cells whose rows stay listed. */
  get keptEdits(): Edits {
    return this.merge().kept
  }

  private merge() {
    if (this.merged) return this.merged
    const merged = { all: new Map(), kept: new Map() }
    const done = this.steps.slice(0, this.doneCount)
    for (const step of done.slice(done.findLastIndex(({ kind }) => kind === 'rewrite') + 1)) {
      if (step.kind === 'edits') mergeStep(merged, step)
    }
    this.merged = merged
    return merged
  }
}

function mergeStep(
  { all, kept }: { readonly all: MutableEdits; readonly kept: MutableEdits },
  { edits, keepsRows }: { readonly edits: readonly CellEdit[]; readonly keepsRows: boolean },
): void {
  for (const edit of edits) {
    mergeEdit(all, edit)
    if (keepsRows) mergeEdit(kept, edit)
  }
}

function mergeEdit(edits: MutableEdits, { row, position, text }: CellEdit): void {
  const cells = edits.get(row)
  if (cells) cells.set(position, text)
  else edits.set(row, new Map([[position, text]]))
}
