import { styled } from 'styled-components';

const WITH_ROOM = '@media (min-width: 1100px)';

export const Nav = styled.nav`
  position: relative;
  flex: none;
`;

export const Toggle = styled.button`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.m};
  margin-right: -${({ theme }) => theme.space.m};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.m};

  ${WITH_ROOM} {
    display: none;
  }
`;

/** Hidden links are also out of the tab order. On wide pages the links are always visible. */
export const Links = styled.ul`
  position: absolute;
  top: calc(100% + ${({ theme }) => theme.space.s});
  right: 0;
  z-index: 3;
  width: 264px;
  max-height: calc(var(--viewport-height, 100dvh) - ${({ theme }) => theme.size.header} - ${({ theme }) => theme.space.l});
  padding: ${({ theme }) => theme.space.s};
  overflow: auto;
  color: ${({ theme }) => theme.color.text};
  list-style: none;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.high};
  transition: ${({ theme: { motion } }) => `${motion.normal} ${motion.ease}`};
  transition-property: opacity, translate, visibility;

  ${Toggle}[aria-expanded='false'] + & {
    visibility: hidden;
    opacity: 0;
    translate: 0 -${({ theme }) => theme.space.s};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.control};
    padding: 0 ${({ theme }) => theme.space.m};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    color: inherit;
    text-decoration: none;
    border-radius: ${({ theme }) => theme.radius.m};

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  ${WITH_ROOM} {
    &&& {
      all: unset; /* no panel */
      display: flex;
      margin-right: -${({ theme }) => theme.space.m};
      list-style: none;
    }

    a {
      font-size: ${({ theme }) => theme.font.size.s};
    }
  }
`;
