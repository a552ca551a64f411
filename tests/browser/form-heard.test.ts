import { expect } from 'vitest';
import { applicant, fill, submit } from './form-steps';
import { test } from './form-test';

test('a screen reader hears names, help and mistakes, in the order of the page', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await fill(page, { ...applicant(), email: 'wrong@', courseType: '' });
  await submit(page);
  const form = page.locator('form');
  const heard = await form.ariaSnapshot();
  const order = [
    'Please check these answers',
    'link "This email address is not complete',
    'link "Please choose an option for Course Type."',
    'group "1 Personal Information"',
    'textbox "First Name',
    'textbox "Email Address',
    'group "2 Academic Information"',
    'combobox "Current/Completed Academic Year',
    'group "3 Study Preferences"',
    'combobox "Course Type',
    'textbox "Course of Interest',
    'checkbox "Keep on this device"',
    'button "Submit Application"',
    'button "Clear form"',
  ];
  const places = order.map((words) => heard.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(heard).not.toContain('Leave this field empty');
  expect(heard).not.toContain('cannot be sent yet');
  const email = page.getByRole('textbox', { name: 'Email Address' });
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = await email.evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(described).toBe(
    'Read it once more. A wrong letter means we cannot reply. This email address is not complete. It should look like name@example.com.',
  );
});
