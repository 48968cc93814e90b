import { publicAddressSchema } from './public-address';

it.each([
  'https://chat.example',
  'https://chat.example/?to=a@b.example',
  'https://chat.example/@alvo#a@b',
  'http://localhost:4000/v1',
  'http://[::1]:4000',
])('accepts %s', (address) => {
  expect(publicAddressSchema.parse(address)).toBe(address);
});

it.each([
  'https://user:secret@chat.example',
  'https://user@chat.example/',
  'https://chat.example@evil.example',
  'https://@chat.example',
  'https:user:secret@chat.example',
  'https:\\\\user@chat.example',
  'https://chat.example\\@evil.example',
  'javascript:alert(1)',
  'chat.example',
])('refuses %s', (address) => {
  expect(publicAddressSchema.safeParse(address).success).toBe(false);
});
