import { pictureAddress, webAddress } from './web-address';

it.each([
  ['https://boletos.example/1?via=2#topo', 'https://boletos.example/1?via=2#topo'],
  ['http://localhost:4000/boletos/1', 'http://localhost:4000/boletos/1'],
  [' HTTPS://boletos.example/1\n', 'https://boletos.example/1'],
])('accepts %j', (received, address) => {
  expect(webAddress(received)).toBe(address);
});

it.each([
  '',
  ' ',
  'boleto.pdf',
  '/boletos/1',
  '//boletos.example/1',
  'https://',
  'https://boletos.example@evil.example/1',
  'https://a:b@boletos.example/1',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)//https://boletos.example',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://boletos.example/1',
  'file:///etc/passwd',
  'intent://boletos.example#Intent;scheme=https;end',
])('rejects %j', (received) => {
  expect(webAddress(received)).toBeUndefined();
  expect(pictureAddress(received)).toBeUndefined();
});

it('a picture may be in its own address', () => {
  expect(pictureAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(pictureAddress('https://images.example/carro.svg')).toBe('https://images.example/carro.svg');
});
