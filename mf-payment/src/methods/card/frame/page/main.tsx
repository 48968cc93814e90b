import { createRoot } from 'react-dom/client';
import styled from 'styled-components';

const Title = styled.h1`
  font: 700 1.25rem 'Figtree Variable', sans-serif;
`;

const root = document.getElementById('root');
if (root) createRoot(root).render(<Title>Pagar com cartão</Title>);
