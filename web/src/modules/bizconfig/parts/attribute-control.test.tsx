import { cloneElement, type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testkit/parts'
import { type Attribute, attributeControl } from './attribute-control'

const amount: Attribute = {
  attrCode: 'netAmount',
  label: '净含量',
  control: 'num',
  unit: '克',
  keyField: false,
  required: false,
}

/** The control, and what a form around it would send. */
function Asked({ attribute }: { attribute: Attribute }) {
  const [value, onChange] = useState<number>()
  const control = attributeControl(attribute, 'offer') as ReactElement<{
    value?: number
    onChange?: typeof onChange
  }>
  return (
    <>
      {cloneElement(control, { value, onChange })}
      <output>{`${typeof value} ${value}`}</output>
    </>
  )
}

const box = () => page.getByRole('textbox')
const sent = () => page.getByRole('status')

test('S5-20 an amount without limits keeps what is typed and sends a number', async () => {
  await renderPart(<Asked attribute={amount} />)
  await userEvent.type(box(), '123456789.')
  await expect.element(box()).toHaveValue('123456789.')
  await userEvent.type(box(), '50675')
  await expect.element(box()).toHaveValue('123456789.50675')
  await expect.element(sent()).toHaveTextContent('number 123456789.50675')
  await userEvent.clear(box())
  await expect.element(sent()).toHaveTextContent('undefined')
})

test('an amount with limits is held to them', async () => {
  await renderPart(<Asked attribute={{ ...amount, max: 100, decimals: 1 }} />)
  await userEvent.type(box(), '123.456')
  await userEvent.tab()
  await expect.element(sent()).toHaveTextContent('number 100')
})
