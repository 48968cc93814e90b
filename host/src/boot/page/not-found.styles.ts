import { styled } from 'styled-components';

export const NotFoundFrame = styled.main`
  display: grid;
  flex: 1;
  place-items: safe center;
  min-height: 0;
  padding: ${({ theme }) => theme.space.xl};
  overflow: auto; /* the frame around it does not scroll */
`;

export const NotFoundCard = styled.div`
  max-width: 480px;
  padding: ${({ theme }) => theme.space.xxl};
  background: ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.xl};
  box-shadow: ${({ theme }) => theme.shadow.low};

  h1 {
    margin: 0 0 ${({ theme }) => theme.space.m};
    font-size: ${({ theme }) => theme.font.size.xl};
  }

  p {
    margin: 0 0 ${({ theme }) => theme.space.xl};
    color: ${({ theme }) => theme.color.textQuiet};
  }
`;

export const NotFoundLinks = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.control};
    padding: 0 ${({ theme }) => theme.space.l};
    font-weight: ${({ theme }) => theme.font.weight.strong};
    color: ${({ theme }) => theme.color.primaryText};
    text-decoration: none;
    background: ${({ theme }) => theme.color.primarySoft};
    border-radius: ${({ theme }) => theme.radius.m};
  }
`;
