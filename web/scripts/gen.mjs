/**
 * Writes what the web knows of the server from the server's own OpenAPI document:
 * `schema.gen.ts`, the types, and `forms/*.gen.ts`, what each field of a form is (label,
 * length, dictionary, when it is required): one file for each form that the source imports, so
 * that a page loads those it shows. Neither is ever typed by hand.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const HEADER = '// Generated from the OpenAPI document by `npm run gen`. Do not edit.\n\n'

// A file may be given, for machines that have the document but no Rust.
const given = process.argv[2]
const text = given
  ? readFileSync(given, 'utf8')
  : execFileSync('cargo', ['run', '-q', '-p', 'portal', '--', 'openapi'], {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
const api = JSON.parse(text)

write('schema.gen.ts', astToString(await openapiTS(api, { alphabetize: true })))
const forms = formFacts(api)
rmSync(new URL('../src/api/forms', import.meta.url), { recursive: true, force: true })
mkdirSync(new URL('../src/api/forms', import.meta.url))
for (const name of wanted()) {
  if (!forms[name]) throw new Error(`the server declares no form ${name}`)
  const fields = JSON.stringify(Object.values(forms[name]), null, 2)
  write(
    `forms/${name}.gen.ts`,
    `export const ${name[0].toLowerCase()}${name.slice(1)} = ${fields} as const\n`,
  )
}

/** The forms that the source imports. */
function wanted() {
  const source = new URL('../src/', import.meta.url)
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => readFileSync(new URL(name, source), 'utf8'))
  const imported = texts.flatMap((text) => [...text.matchAll(/api\/forms\/(\w+)\.gen'/g)])
  return new Set(imported.map(([, name]) => name))
}

function write(name, content) {
  writeFileSync(new URL(`../src/api/${name}`, import.meta.url), HEADER + content)
}

/** Every schema with labelled fields: those are forms. */
function formFacts({ components }) {
  const { schemas } = components
  // A document's bodies and answers repeat its form; the form itself is enough.
  const repeats = (name) => {
    const form = name.replace(/(New|Save|Row|Detail|Snapshot)$/, '')
    return form !== name && form in schemas
  }
  const forms = Object.entries(schemas)
    .filter(([name]) => !repeats(name))
    .map(([name, schema]) => [name, fieldsOf(schema, schemas)])
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(forms)
}

function fieldsOf({ properties = {} }, schemas) {
  const labelled = Object.entries(properties).filter(([, field]) => field.title)
  return Object.fromEntries(
    labelled.map(([name, field]) => [name, fieldFacts(name, field, schemas)]),
  )
}

/** What `platform::form::FieldFact` says, in the words of `src/api/facts.ts`. */
function fieldFacts(name, schema, schemas) {
  const row = schema['x-kind'] === 'list' && schema.items?.$ref?.split('/').at(-1)
  // A part stands in its place as it is; rows are named.
  const inner = row ? schemas[row] : schema['x-kind'] === 'part' ? schema : undefined
  return {
    name,
    label: schema.title,
    kind: schema['x-kind'],
    need: schema['x-need'],
    missing: schema['x-missing'],
    max: schema.maxLength ?? schema.maxItems,
    min: schema.minLength,
    low: schema.minimum,
    high: schema.maximum,
    scale: schema['x-scale'],
    dict: schema['x-dict'],
    group: schema['x-group'],
    key: schema['x-key'],
    sensitive: schema['x-sensitive'],
    scene: schema['x-scene'],
    to: schema['x-to'],
    rowKey: schema['x-row-key'],
    accept: schema['x-accept'],
    maxKb: schema['x-max-kb'],
    fields: inner && Object.values(fieldsOf(inner, schemas)),
  }
}
