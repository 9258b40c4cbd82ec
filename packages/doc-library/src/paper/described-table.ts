import { type ITableOptions, StringValueElement, Table, XmlComponent } from 'docx'

/** Read aloud to who does not see the table, and kept by a PDF made of the paper. */
export type TableWords = { caption: string; description: string }

const TAG = /\{[^{}]*\}/g

/** An attribute holds no tags. */
export function spokenText(text: string): string {
  return text.replaceAll('**', '').replace(TAG, ' ').replace(/\s+/g, ' ').trim()
}

/** A table with alternative text, of which the packer knows nothing. */
export class DescribedTable extends Table {
  constructor(options: ITableOptions, { caption, description }: TableWords) {
    super(options)
    const [properties] = this.root
    if (!(properties instanceof XmlComponent)) throw new TypeError('A table begins with its properties')
    properties.addChildElement(new StringValueElement('w:tblCaption', spokenText(caption)))
    properties.addChildElement(new StringValueElement('w:tblDescription', spokenText(description)))
  }
}
